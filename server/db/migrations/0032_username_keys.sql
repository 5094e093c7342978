DROP INDEX "users_username_key";--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "unproved_digest" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_key" text;--> statement-breakpoint
UPDATE "users" SET "username_key" = lower("username");--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "username_key" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_messages_unproved_idx" ON "outbox_messages" USING btree ("unproved_digest","created_at") WHERE unproved_digest is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_username_key" UNIQUE("username_key");
