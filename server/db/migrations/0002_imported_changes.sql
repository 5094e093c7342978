CREATE TABLE "imported_changes" (
	"import_id" uuid NOT NULL,
	"outfit_id" uuid NOT NULL,
	"before" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_changes_import_id_outfit_id_pk" PRIMARY KEY("import_id","outfit_id")
);
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "changed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "file_digest" text;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "part_of" uuid;--> statement-breakpoint
ALTER TABLE "imported_changes" ADD CONSTRAINT "imported_changes_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_changes" ADD CONSTRAINT "imported_changes_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_changes_outfit_id_idx" ON "imported_changes" USING btree ("outfit_id");--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_part_of_catalogue_imports_id_fk" FOREIGN KEY ("part_of") REFERENCES "public"."catalogue_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_imports_part_of_idx" ON "catalogue_imports" USING btree ("part_of");