-- See 0005. Rows of that time have no value for the new columns.
DELETE FROM catalogue_shelves;
--> statement-breakpoint
DELETE FROM like_moves;
--> statement-breakpoint
ALTER TABLE "catalogue_shelves" ADD COLUMN "number" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "like_moves" ADD COLUMN "shelf" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "list_segments" ADD COLUMN "shelves" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_shelves" ADD CONSTRAINT "catalogue_shelves_number_unique" UNIQUE("number");
