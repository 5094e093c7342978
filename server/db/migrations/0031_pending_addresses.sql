ALTER TABLE "account_links" ADD COLUMN "change_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pending_email_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "users_pending_email_since_idx" ON "users" USING btree ("pending_email_since") WHERE "users"."pending_email" is not null;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_id_key" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_pending_email_check" CHECK (("users"."pending_email" is null) = ("users"."pending_email_since" is null));