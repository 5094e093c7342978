-- Engagement: one function for each change, because round trips between server and database are most of its cost. A function returns NULL,
-- or why it did nothing: 'user', 'outfit', 'comment' or 'reply' is missing, or the caller is not the 'author'.
--
-- A counter is updated only under the lock of its row. Each statement of a function sees what was committed before it began (READ
-- COMMITTED), so what follows a lock reads the rows as they are. The lock order is user, outfit, comment, reply; any other order can deadlock
-- with account deletion. An inactive outfit exists for administrators only.
DROP FUNCTION IF EXISTS react_to_outfit, comment_on_outfit, hold_user_lock_outfit, toggle_outfit_reaction, toggle_comment_reaction, toggle_reply_reaction;
--> statement-breakpoint
-- The three react_to_* functions add a reaction, remove the same one, or replace the opposite one.
CREATE FUNCTION react_to_outfit(caller uuid, is_admin boolean, outfit uuid, wanted text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  former text;
  latter text;
BEGIN
  PERFORM FROM users WHERE id = caller FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'user'; END IF;
  PERFORM FROM outfits WHERE id = outfit AND (is_active OR is_admin) FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'outfit'; END IF;
  DELETE FROM outfit_reactions WHERE outfit_id = outfit AND user_id = caller RETURNING kind INTO former;
  IF former IS DISTINCT FROM wanted THEN
    INSERT INTO outfit_reactions (outfit_id, user_id, kind) VALUES (outfit, caller, wanted);
    latter := wanted;
  END IF;
  UPDATE outfits SET
    like_count = like_count + coalesce(latter = 'like', false)::int - coalesce(former = 'like', false)::int,
    dislike_count = dislike_count + coalesce(latter = 'dislike', false)::int - coalesce(former = 'dislike', false)::int
  WHERE id = outfit;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION react_to_comment(caller uuid, is_admin boolean, outfit uuid, comment uuid, wanted text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  former text;
  latter text;
BEGIN
  PERFORM FROM users WHERE id = caller FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'user'; END IF;
  PERFORM FROM comments JOIN outfits ON outfits.id = comments.outfit_id
    WHERE comments.id = comment AND outfits.id = outfit AND (outfits.is_active OR is_admin)
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
CREATE FUNCTION react_to_reply(caller uuid, is_admin boolean, outfit uuid, comment uuid, reply uuid, wanted text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  former text;
  latter text;
BEGIN
  PERFORM FROM users WHERE id = caller FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'user'; END IF;
  PERFORM FROM replies JOIN comments ON comments.id = replies.comment_id JOIN outfits ON outfits.id = comments.outfit_id
    WHERE replies.id = reply AND comments.id = comment AND outfits.id = outfit AND (outfits.is_active OR is_admin)
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
CREATE FUNCTION comment_on_outfit(caller uuid, is_admin boolean, outfit uuid, content text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = caller FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'user'; END IF;
  PERFORM FROM outfits WHERE id = outfit AND (is_active OR is_admin) FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'outfit'; END IF;
  INSERT INTO comments (outfit_id, user_id, text) VALUES (outfit, caller, content);
  UPDATE outfits SET comment_count = comment_count + 1 WHERE id = outfit;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION reply_to_comment(caller uuid, is_admin boolean, outfit uuid, comment uuid, content text) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = caller FOR KEY SHARE;
  IF NOT FOUND THEN RETURN 'user'; END IF;
  PERFORM FROM comments JOIN outfits ON outfits.id = comments.outfit_id
    WHERE comments.id = comment AND outfits.id = outfit AND (outfits.is_active OR is_admin)
    FOR NO KEY UPDATE OF comments;
  IF NOT FOUND THEN RETURN 'comment'; END IF;
  INSERT INTO replies (comment_id, user_id, text) VALUES (comment, caller, content);
  UPDATE comments SET reply_count = reply_count + 1 WHERE id = comment;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deletes a comment with its replies and reactions.
CREATE FUNCTION delete_comment(caller uuid, is_admin boolean, outfit uuid, comment uuid) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  author uuid;
BEGIN
  PERFORM FROM outfits WHERE id = outfit AND (is_active OR is_admin) FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'outfit'; END IF;
  SELECT comments.user_id INTO author FROM comments JOIN outfits ON outfits.id = comments.outfit_id
    WHERE comments.id = comment AND outfits.id = outfit AND (outfits.is_active OR is_admin)
    FOR NO KEY UPDATE OF comments;
  IF NOT FOUND THEN RETURN 'comment'; END IF;
  IF NOT is_admin AND author IS DISTINCT FROM caller THEN RETURN 'author'; END IF;
  DELETE FROM comments WHERE id = comment;
  UPDATE outfits SET comment_count = comment_count - 1 WHERE id = outfit;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION delete_reply(caller uuid, is_admin boolean, outfit uuid, comment uuid, reply uuid) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  author uuid;
BEGIN
  PERFORM FROM comments JOIN outfits ON outfits.id = comments.outfit_id
    WHERE comments.id = comment AND outfits.id = outfit AND (outfits.is_active OR is_admin)
    FOR NO KEY UPDATE OF comments;
  IF NOT FOUND THEN RETURN 'comment'; END IF;
  SELECT replies.user_id INTO author FROM replies JOIN comments ON comments.id = replies.comment_id JOIN outfits ON outfits.id = comments.outfit_id
    WHERE replies.id = reply AND comments.id = comment AND outfits.id = outfit AND (outfits.is_active OR is_admin)
    FOR NO KEY UPDATE OF replies;
  IF NOT FOUND THEN RETURN 'reply'; END IF;
  IF NOT is_admin AND author IS DISTINCT FROM caller THEN RETURN 'author'; END IF;
  DELETE FROM replies WHERE id = reply;
  UPDATE comments SET reply_count = reply_count - 1 WHERE id = comment;
  RETURN NULL;
END $$;
