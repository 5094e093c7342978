-- See 0005.
CREATE TABLE "like_moves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"outfit_id" uuid NOT NULL,
	"from_likes" integer NOT NULL,
	"to_likes" integer NOT NULL
);
