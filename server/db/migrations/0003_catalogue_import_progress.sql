ALTER TABLE "catalogue_imports" ADD COLUMN "state" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "outfit_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "added_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "already_there_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "refused_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "refusals" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "alive_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_imports_newest_idx" ON "catalogue_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_imports_running_key" ON "catalogue_imports" USING btree ("state") WHERE state = 'running';--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_counts_check" CHECK ("catalogue_imports"."outfit_count" >= 0 and "catalogue_imports"."added_count" >= 0 and "catalogue_imports"."already_there_count" >= 0 and "catalogue_imports"."refused_count" >= 0);