CREATE TABLE "imported_pieces" (
	"import_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"before" jsonb,
	CONSTRAINT "imported_pieces_import_id_piece_id_pk" PRIMARY KEY("import_id","piece_id")
);
--> statement-breakpoint
CREATE TABLE "piece_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"piece_count" integer DEFAULT 0 NOT NULL,
	"added_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"already_there_count" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"missing_count" integer DEFAULT 0 NOT NULL,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"file_digest" text NOT NULL,
	"part_of" uuid,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pieces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"source_name" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || source_name)) STORED,
	"price_paise" bigint NOT NULL,
	"link" text NOT NULL,
	"normalised_link" text NOT NULL,
	"image" text,
	"section" text,
	"role" text NOT NULL,
	"role_is_given" boolean DEFAULT false NOT NULL,
	"colours" text[] DEFAULT '{}' NOT NULL,
	"availability" text NOT NULL,
	"import_id" uuid,
	"missing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pieces_price_check" CHECK ("pieces"."price_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_mappings" (
	"headings" text PRIMARY KEY NOT NULL,
	"mapping" jsonb NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imported_pieces" ADD CONSTRAINT "imported_pieces_import_id_piece_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."piece_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_pieces" ADD CONSTRAINT "imported_pieces_piece_id_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."pieces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "piece_imports" ADD CONSTRAINT "piece_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "piece_imports" ADD CONSTRAINT "piece_imports_part_of_piece_imports_id_fk" FOREIGN KEY ("part_of") REFERENCES "public"."piece_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pieces" ADD CONSTRAINT "pieces_import_id_piece_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."piece_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imported_pieces_piece_id_idx" ON "imported_pieces" USING btree ("piece_id");--> statement-breakpoint
CREATE INDEX "piece_imports_newest_idx" ON "piece_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "piece_imports_part_of_idx" ON "piece_imports" USING btree ("part_of");--> statement-breakpoint
CREATE UNIQUE INDEX "piece_imports_running_key" ON "piece_imports" USING btree ("state") WHERE state = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "pieces_link_key" ON "pieces" USING btree (md5("normalised_link"));--> statement-breakpoint
CREATE INDEX "pieces_newest_idx" ON "pieces" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pieces_import_id_idx" ON "pieces" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "pieces_source_idx" ON "pieces" USING btree (lower("source_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "pieces_missing_idx" ON "pieces" USING btree ("created_at","id") WHERE missing_since is not null;