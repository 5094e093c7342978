-- Engagement: one function for each change, because round trips between server and database are most of its
-- cost. A function returns NULL, 'held' for a contribution that waits for review, or why it did nothing: 'user',
-- 'outfit', 'comment' or 'reply' is missing, or the caller is not the 'author'. A user who was blocked while the
-- change waited is missing too.
--
-- A counter is updated only under the lock of its row. Each statement of a function sees what was committed before
-- it began (READ COMMITTED), so what follows a lock reads the rows as they are. The lock order is user, outfit,
-- comment, reply; any other order can deadlock with account deletion. An inactive outfit exists for administrators
-- only. A held contribution is not counted, and takes no reactions and no replies.
--
-- The three react_to_* functions add a reaction, remove the same one, or replace the opposite one.
CREATE OR REPLACE FUNCTION react_to_outfit(caller uuid, is_admin boolean, outfit uuid, wanted text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  removed text;
  added text;
BEGIN
  PERFORM FROM users WHERE id = caller AND blocked_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'user'; END IF;
  PERFORM FROM outfits WHERE id = outfit AND (is_active OR is_admin) FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'outfit'; END IF;
  DELETE FROM outfit_reactions WHERE outfit_id = outfit AND user_id = caller RETURNING kind INTO removed;
  IF removed IS DISTINCT FROM wanted THEN
    INSERT INTO outfit_reactions (outfit_id, user_id, kind) VALUES (outfit, caller, wanted);
    added := wanted;
  END IF;
  UPDATE outfits SET
    like_count = like_count + coalesce(added = 'like', false)::int - coalesce(removed = 'like', false)::int,
    dislike_count = dislike_count + coalesce(added = 'dislike', false)::int - coalesce(removed = 'dislike', false)::int
  WHERE id = outfit;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION react_to_comment(caller uuid, is_admin boolean, outfit uuid, comment uuid, wanted text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  removed text;
  added text;
BEGIN
  PERFORM FROM users WHERE id = caller AND blocked_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'user'; END IF;
  PERFORM FROM comments JOIN outfits ON outfits.id = comments.outfit_id
    WHERE comments.id = comment AND comments.held_at IS NULL AND outfits.id = outfit AND (outfits.is_active OR is_admin)
    FOR NO KEY UPDATE OF comments;
  IF NOT FOUND THEN RETURN 'comment'; END IF;
  DELETE FROM comment_reactions WHERE comment_id = comment AND user_id = caller RETURNING kind INTO removed;
  IF removed IS DISTINCT FROM wanted THEN
    INSERT INTO comment_reactions (comment_id, user_id, kind) VALUES (comment, caller, wanted);
    added := wanted;
  END IF;
  UPDATE comments SET
    like_count = like_count + coalesce(added = 'like', false)::int - coalesce(removed = 'like', false)::int,
    dislike_count = dislike_count + coalesce(added = 'dislike', false)::int - coalesce(removed = 'dislike', false)::int
  WHERE id = comment;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION react_to_reply(caller uuid, is_admin boolean, outfit uuid, comment uuid, reply uuid, wanted text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  removed text;
  added text;
BEGIN
  PERFORM FROM users WHERE id = caller AND blocked_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'user'; END IF;
  PERFORM FROM replies JOIN comments ON comments.id = replies.comment_id JOIN outfits ON outfits.id = comments.outfit_id
    WHERE replies.id = reply AND replies.held_at IS NULL AND comments.id = comment AND comments.held_at IS NULL
      AND outfits.id = outfit AND (outfits.is_active OR is_admin)
    FOR NO KEY UPDATE OF replies;
  IF NOT FOUND THEN RETURN 'reply'; END IF;
  DELETE FROM reply_reactions WHERE reply_id = reply AND user_id = caller RETURNING kind INTO removed;
  IF removed IS DISTINCT FROM wanted THEN
    INSERT INTO reply_reactions (reply_id, user_id, kind) VALUES (reply, caller, wanted);
    added := wanted;
  END IF;
  UPDATE replies SET
    like_count = like_count + coalesce(added = 'like', false)::int - coalesce(removed = 'like', false)::int,
    dislike_count = dislike_count + coalesce(added = 'dislike', false)::int - coalesce(removed = 'dislike', false)::int
  WHERE id = reply;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What holds a new contribution: what the node found in it, and what only the database knows. An administrator's
-- contribution is not held.
CREATE OR REPLACE FUNCTION hold_reasons_of(caller uuid, is_admin boolean, outfit uuid, content text, text_reasons text[], has_link boolean) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
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
-- The user's row is locked against other contributions of the same user, so that repeated ones sent at once are
-- counted.
CREATE OR REPLACE FUNCTION comment_on_outfit(caller uuid, is_admin boolean, outfit uuid, content text, text_reasons text[], has_link boolean) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  reasons text[];
  held timestamptz;
BEGIN
  PERFORM FROM users WHERE id = caller AND blocked_at IS NULL FOR NO KEY UPDATE;
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
CREATE OR REPLACE FUNCTION reply_to_comment(caller uuid, is_admin boolean, outfit uuid, comment uuid, content text, text_reasons text[], has_link boolean) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  reasons text[];
  held timestamptz;
BEGIN
  PERFORM FROM users WHERE id = caller AND blocked_at IS NULL FOR NO KEY UPDATE;
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
-- Deletes a comment with its replies and reactions.
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
