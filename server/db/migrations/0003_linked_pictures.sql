CREATE TABLE "linked_pictures" (
	"outfit_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"media_id" text NOT NULL,
	"is_placeholder" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"ended_at" timestamp with time zone,
	"position" bigserial NOT NULL
);
--> statement-breakpoint
ALTER TABLE "linked_pictures" ADD CONSTRAINT "linked_pictures_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "linked_pictures_state_idx" ON "linked_pictures" USING btree ("state","position");