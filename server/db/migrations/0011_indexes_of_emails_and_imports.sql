DROP INDEX "outbox_messages_due_idx";--> statement-breakpoint
CREATE INDEX "imported_changes_media_id_idx" ON "imported_changes" USING btree (("before" ->> 'mediaId'));--> statement-breakpoint
CREATE INDEX "outbox_messages_due_idx" ON "outbox_messages" USING btree (("deduplication_key" like 'account/%/alerts/%'),"next_attempt_at") WHERE sent_at is null;