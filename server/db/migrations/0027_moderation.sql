CREATE TABLE "text_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"comment_id" uuid,
	"reply_id" uuid,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "text_reports_subject_check" CHECK (num_nonnulls("text_reports"."comment_id", "text_reports"."reply_id") = 1)
);
--> statement-breakpoint
DROP INDEX "comments_user_id_idx";--> statement-breakpoint
DROP INDEX "replies_user_id_idx";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hold_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "hold_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "text_reports" ADD CONSTRAINT "text_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_reports" ADD CONSTRAINT "text_reports_reply_id_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_reports" ADD CONSTRAINT "text_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "text_reports_comment_key" ON "text_reports" USING btree ("comment_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "text_reports_reply_key" ON "text_reports" USING btree ("reply_id","user_id");--> statement-breakpoint
CREATE INDEX "text_reports_user_id_idx" ON "text_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_author_idx" ON "comments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_held_idx" ON "comments" USING btree ("user_id","outfit_id") WHERE held_at is not null;--> statement-breakpoint
CREATE INDEX "comments_queue_idx" ON "comments" USING btree ("queued_at","id") WHERE queued_at is not null;--> statement-breakpoint
CREATE INDEX "replies_author_idx" ON "replies" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "replies_held_idx" ON "replies" USING btree ("user_id","comment_id") WHERE held_at is not null;--> statement-breakpoint
CREATE INDEX "replies_queue_idx" ON "replies" USING btree ("queued_at","id") WHERE queued_at is not null;--> statement-breakpoint
-- Engagement with texts that wait for review; see 0009 for the locks and what the functions return. A held text is not counted, takes no
-- reactions and no replies. The functions that store a text return 'held' if it waits. The functions that the previous build calls keep their parameters.
--
-- What holds a new text: what the node found in it, and what only the database knows. An administrator's text is not held.
CREATE FUNCTION hold_reasons_of(caller uuid, is_admin boolean, outfit uuid, content text, text_reasons text[], has_link boolean) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  plain text := lower(regexp_replace(btrim(content), '\s+', ' ', 'g'));
  others integer;
  reasons text[] := '{}';
BEGIN
  IF is_admin THEN RETURN reasons; END IF;
  SELECT count(DISTINCT same.outfit_id) INTO others FROM (
    SELECT comments.outfit_id FROM comments
      WHERE comments.user_id = caller AND comments.created_at > now() - interval '10 minutes' AND comments.outfit_id <> outfit
        AND lower(regexp_replace(btrim(comments.text), '\s+', ' ', 'g')) = plain
    UNION ALL
    SELECT comments.outfit_id FROM replies JOIN comments ON comments.id = replies.comment_id
      WHERE replies.user_id = caller AND replies.created_at > now() - interval '10 minutes' AND comments.outfit_id <> outfit
        AND lower(regexp_replace(btrim(replies.text), '\s+', ' ', 'g')) = plain
  ) AS same;
  IF others >= 3 THEN reasons := reasons || 'repeated'::text; END IF;
  reasons := reasons || text_reasons;
  IF has_link AND EXISTS (SELECT FROM users WHERE id = caller AND created_at > now() - interval '24 hours') THEN
    reasons := reasons || 'new-account-link'::text;
  END IF;
  RETURN reasons;
END $$;
--> statement-breakpoint
-- The user's row is locked against other contributions of the same user, so that repeated texts sent at once are counted.
CREATE FUNCTION comment_on_outfit(caller uuid, is_admin boolean, outfit uuid, content text, text_reasons text[], has_link boolean) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  reasons text[];
  held timestamptz;
BEGIN
  PERFORM FROM users WHERE id = caller FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'user'; END IF;
  PERFORM FROM outfits WHERE id = outfit AND (is_active OR is_admin) FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'outfit'; END IF;
  reasons := hold_reasons_of(caller, is_admin, outfit, content, text_reasons, has_link);
  IF cardinality(reasons) > 0 THEN held := now(); END IF;
  INSERT INTO comments (outfit_id, user_id, text, held_at, queued_at, hold_reasons) VALUES (outfit, caller, content, held, held, reasons);
  IF held IS NOT NULL THEN RETURN 'held'; END IF;
  UPDATE outfits SET comment_count = comment_count + 1 WHERE id = outfit;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION reply_to_comment(caller uuid, is_admin boolean, outfit uuid, comment uuid, content text, text_reasons text[], has_link boolean) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  reasons text[];
  held timestamptz;
BEGIN
  PERFORM FROM users WHERE id = caller FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'user'; END IF;
  PERFORM FROM comments JOIN outfits ON outfits.id = comments.outfit_id
    WHERE comments.id = comment AND comments.held_at IS NULL AND outfits.id = outfit AND (outfits.is_active OR is_admin)
    FOR NO KEY UPDATE OF comments;
  IF NOT FOUND THEN RETURN 'comment'; END IF;
  reasons := hold_reasons_of(caller, is_admin, outfit, content, text_reasons, has_link);
  IF cardinality(reasons) > 0 THEN held := now(); END IF;
  INSERT INTO replies (comment_id, user_id, text, held_at, queued_at, hold_reasons) VALUES (comment, caller, content, held, held, reasons);
  IF held IS NOT NULL THEN RETURN 'held'; END IF;
  UPDATE comments SET reply_count = reply_count + 1 WHERE id = comment;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION react_to_comment(caller uuid, is_admin boolean, outfit uuid, comment uuid, wanted text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  former text;
  latter text;
BEGIN
  PERFORM FROM users WHERE id = caller FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'user'; END IF;
  PERFORM FROM comments JOIN outfits ON outfits.id = comments.outfit_id
    WHERE comments.id = comment AND comments.held_at IS NULL AND outfits.id = outfit AND (outfits.is_active OR is_admin)
    FOR NO KEY UPDATE OF comments;
  IF NOT FOUND THEN RETURN 'comment'; END IF;
  DELETE FROM comment_reactions WHERE comment_id = comment AND user_id = caller RETURNING kind INTO former;
  IF former IS DISTINCT FROM wanted THEN
    INSERT INTO comment_reactions (comment_id, user_id, kind) VALUES (comment, caller, wanted);
    latter := wanted;
  END IF;
  UPDATE comments SET
    like_count = like_count + coalesce(latter = 'like', false)::int - coalesce(former = 'like', false)::int,
    dislike_count = dislike_count + coalesce(latter = 'dislike', false)::int - coalesce(former = 'dislike', false)::int
  WHERE id = comment;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION react_to_reply(caller uuid, is_admin boolean, outfit uuid, comment uuid, reply uuid, wanted text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  former text;
  latter text;
BEGIN
  PERFORM FROM users WHERE id = caller FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'user'; END IF;
  PERFORM FROM replies JOIN comments ON comments.id = replies.comment_id JOIN outfits ON outfits.id = comments.outfit_id
    WHERE replies.id = reply AND replies.held_at IS NULL AND comments.id = comment AND comments.held_at IS NULL
      AND outfits.id = outfit AND (outfits.is_active OR is_admin)
    FOR NO KEY UPDATE OF replies;
  IF NOT FOUND THEN RETURN 'reply'; END IF;
  DELETE FROM reply_reactions WHERE reply_id = reply AND user_id = caller RETURNING kind INTO former;
  IF former IS DISTINCT FROM wanted THEN
    INSERT INTO reply_reactions (reply_id, user_id, kind) VALUES (reply, caller, wanted);
    latter := wanted;
  END IF;
  UPDATE replies SET
    like_count = like_count + coalesce(latter = 'like', false)::int - coalesce(former = 'like', false)::int,
    dislike_count = dislike_count + coalesce(latter = 'dislike', false)::int - coalesce(former = 'dislike', false)::int
  WHERE id = reply;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deletes a comment with its replies and reactions. A held one was not counted.
CREATE OR REPLACE FUNCTION delete_comment(caller uuid, is_admin boolean, outfit uuid, comment uuid) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  author uuid;
  held timestamptz;
BEGIN
  PERFORM FROM outfits WHERE id = outfit AND (is_active OR is_admin) FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'outfit'; END IF;
  SELECT comments.user_id, comments.held_at INTO author, held FROM comments JOIN outfits ON outfits.id = comments.outfit_id
    WHERE comments.id = comment AND outfits.id = outfit AND (outfits.is_active OR is_admin)
    FOR NO KEY UPDATE OF comments;
  IF NOT FOUND THEN RETURN 'comment'; END IF;
  IF NOT is_admin AND author IS DISTINCT FROM caller THEN
    IF held IS NULL THEN RETURN 'author'; END IF;
    RETURN 'comment';
  END IF;
  DELETE FROM comments WHERE id = comment;
  UPDATE outfits SET comment_count = comment_count - 1 WHERE id = outfit AND held IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION delete_reply(caller uuid, is_admin boolean, outfit uuid, comment uuid, reply uuid) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  author uuid;
  held timestamptz;
BEGIN
  PERFORM FROM comments JOIN outfits ON outfits.id = comments.outfit_id
    WHERE comments.id = comment AND outfits.id = outfit AND (outfits.is_active OR is_admin)
    FOR NO KEY UPDATE OF comments;
  IF NOT FOUND THEN RETURN 'comment'; END IF;
  SELECT replies.user_id, replies.held_at INTO author, held FROM replies JOIN comments ON comments.id = replies.comment_id JOIN outfits ON outfits.id = comments.outfit_id
    WHERE replies.id = reply AND comments.id = comment AND outfits.id = outfit AND (outfits.is_active OR is_admin)
    FOR NO KEY UPDATE OF replies;
  IF NOT FOUND THEN RETURN 'reply'; END IF;
  IF NOT is_admin AND author IS DISTINCT FROM caller THEN
    IF held IS NULL THEN RETURN 'author'; END IF;
    RETURN 'reply';
  END IF;
  DELETE FROM replies WHERE id = reply;
  UPDATE comments SET reply_count = reply_count - 1 WHERE id = comment AND held IS NULL;
  RETURN NULL;
END $$;
