-- Search reads an outfit's tokens instead of its words. A background job fills them for the outfits that exist.
CREATE TABLE "search_index" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"indexed_up_to" uuid,
	CONSTRAINT "search_index_one_row_check" CHECK ("search_index"."id" = 1)
);
--> statement-breakpoint
DROP INDEX "outfits_search_words_idx";--> statement-breakpoint
ALTER TABLE "outfits" ALTER COLUMN "search_words" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "colours" text[];--> statement-breakpoint
ALTER TABLE "outfit_items" ADD COLUMN "search_tokens" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "search_tokens" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "media_unmeasured_idx" ON "media" USING btree ("id") WHERE colours is null;--> statement-breakpoint
CREATE INDEX "outfits_search_tokens_idx" ON "outfits" USING gin ("search_tokens") WITH (fastupdate=false) WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_unindexed_idx" ON "outfits" USING btree ("id") WHERE search_tokens = '{}';--> statement-breakpoint
-- Always true. Its cost keeps the planner from reading the whole table for several tokens, whose common share it overestimates.
CREATE FUNCTION prefer_token_index(tokens integer[]) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 100000
AS $$ BEGIN RETURN true; END $$;
