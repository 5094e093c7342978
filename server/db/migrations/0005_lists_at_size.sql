-- Tables of earlier releases, which 0010 drops; backups of these releases restore into them.
CREATE TABLE "catalogue_shelves" (
	"category" text NOT NULL,
	"section" text NOT NULL,
	"type" text NOT NULL,
	"active_outfits" bigint NOT NULL,
	CONSTRAINT "catalogue_shelves_category_section_type_pk" PRIMARY KEY("category","section","type")
);
--> statement-breakpoint
CREATE TABLE "list_segments" (
	"sort_field" text NOT NULL,
	"low_key" bigint NOT NULL,
	"low_id" uuid NOT NULL,
	"active_outfits" bigint NOT NULL,
	CONSTRAINT "list_segments_sort_field_low_key_low_id_pk" PRIMARY KEY("sort_field","low_key","low_id")
);
--> statement-breakpoint
DROP INDEX "outfits_newest_idx";--> statement-breakpoint
DROP INDEX "outfits_liked_idx";--> statement-breakpoint
DROP INDEX "outfits_clicked_idx";--> statement-breakpoint
DROP INDEX "outfits_price_idx";--> statement-breakpoint
DROP INDEX "outfits_category_newest_idx";--> statement-breakpoint
DROP INDEX "outfits_section_newest_idx";--> statement-breakpoint
DROP INDEX "outfits_type_newest_idx";--> statement-breakpoint
CREATE INDEX "outfits_newest_order_idx" ON "outfits" USING btree ("created_at","id","category","section","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_liked_order_idx" ON "outfits" USING btree ("like_count","id","category","section","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_clicked_order_idx" ON "outfits" USING btree ("view_count","id","category","section","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_price_order_idx" ON "outfits" USING btree ("total_price_paise","id","category","section","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_shelf_idx" ON "outfits" USING btree ("category","section","type","created_at","id","like_count","view_count","total_price_paise") WHERE is_active;
