ALTER TABLE "outfit_items" ADD COLUMN "normalised_link" text;--> statement-breakpoint
ALTER TABLE "outfit_items" ADD COLUMN "look_key" integer;--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "look_tokens" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "outfit_items_link_idx" ON "outfit_items" USING btree (md5("normalised_link"));--> statement-breakpoint
CREATE INDEX "outfit_items_unindexed_idx" ON "outfit_items" USING btree ("outfit_id") WHERE normalised_link is null;--> statement-breakpoint
CREATE INDEX "outfit_items_look_idx" ON "outfit_items" USING btree ("look_key","price_paise","outfit_id") WHERE look_key is not null;