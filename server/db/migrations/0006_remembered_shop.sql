ALTER TABLE "product_mappings" ALTER COLUMN "mapping" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_mappings" ADD COLUMN "shop_address" text;--> statement-breakpoint
ALTER TABLE "product_mappings" ADD COLUMN "source_name" text;