ALTER TABLE "outfit_items" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "outfit_items" ADD COLUMN "role_is_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outfit_items" ADD COLUMN "match" text DEFAULT 'exact' NOT NULL;--> statement-breakpoint
ALTER TABLE "outfit_items" ADD COLUMN "spot_x" double precision;--> statement-breakpoint
ALTER TABLE "outfit_items" ADD COLUMN "spot_y" double precision;--> statement-breakpoint
CREATE INDEX "outfit_items_without_role_idx" ON "outfit_items" USING btree ("outfit_id") WHERE role is null;--> statement-breakpoint
ALTER TABLE "outfit_items" ADD CONSTRAINT "outfit_items_spot_check" CHECK (("outfit_items"."spot_x" is null) = ("outfit_items"."spot_y" is null) and "outfit_items"."spot_x" between 0 and 1 and "outfit_items"."spot_y" between 0 and 1);