CREATE TABLE "administrator_activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"administrator_id" uuid,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "administrator_activity" ADD CONSTRAINT "administrator_activity_administrator_id_users_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "administrator_activity_newest_idx" ON "administrator_activity" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "administrator_activity_subject_idx" ON "administrator_activity" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "administrator_activity_administrator_id_idx" ON "administrator_activity" USING btree ("administrator_id");