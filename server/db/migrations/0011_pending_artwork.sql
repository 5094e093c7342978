CREATE TABLE "pending_artwork" (
	"outfit_id" uuid PRIMARY KEY NOT NULL,
	"media_id" text NOT NULL,
	"position" bigserial NOT NULL,
	"requested_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pending_artwork" ADD CONSTRAINT "pending_artwork_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_artwork_order_idx" ON "pending_artwork" USING btree ("requested_at","position");--> statement-breakpoint
CREATE INDEX "pending_artwork_media_id_idx" ON "pending_artwork" USING btree ("media_id");