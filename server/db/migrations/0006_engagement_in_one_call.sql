-- What people do to an outfit is one call each, because going back and forth between server and database is most of what it costs. Every
-- statement of such a function sees what was there after the locks before it were taken (READ COMMITTED), which is why counters stay exact.

-- Gives a reaction to an outfit, a comment or a reply that is locked, takes it back if it is there already, or turns it round.
DO $do$
DECLARE
  subject record;
BEGIN
  FOR subject IN SELECT * FROM (VALUES ('outfit', 'outfits'), ('comment', 'comments'), ('reply', 'replies')) AS s (name, counted) LOOP
    EXECUTE format($template$
      CREATE FUNCTION toggle_%1$s_reaction(subject uuid, caller uuid, wanted text) RETURNS void LANGUAGE plpgsql AS $body$
      DECLARE
        former text;
        latter text := wanted;
      BEGIN
        SELECT kind INTO former FROM %1$s_reactions WHERE %1$s_id = subject AND user_id = caller;
        IF former = wanted THEN
          latter := NULL;
          DELETE FROM %1$s_reactions WHERE %1$s_id = subject AND user_id = caller;
        ELSE
          INSERT INTO %1$s_reactions (%1$s_id, user_id, kind) VALUES (subject, caller, wanted)
          ON CONFLICT (%1$s_id, user_id) DO UPDATE SET kind = excluded.kind, created_at = excluded.created_at;
        END IF;
        UPDATE %2$s SET
          like_count = like_count + coalesce(latter = 'like', false)::int - coalesce(former = 'like', false)::int,
          dislike_count = dislike_count + coalesce(latter = 'dislike', false)::int - coalesce(former = 'dislike', false)::int
        WHERE id = subject;
      END $body$
    $template$, subject.name, subject.counted);
  END LOOP;
END $do$;
--> statement-breakpoint
-- Holds a user's account and locks an outfit that they may see, in this order; answers which of the two is missing.
CREATE FUNCTION hold_user_lock_outfit(caller uuid, is_admin boolean, outfit uuid) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = caller FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN 'user';
  END IF;
  PERFORM FROM outfits WHERE id = outfit AND (is_active OR is_admin) FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN 'outfit';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Both answer what is missing, if anything is; then nothing was done.
CREATE FUNCTION react_to_outfit(caller uuid, is_admin boolean, outfit uuid, wanted text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  missing text := hold_user_lock_outfit(caller, is_admin, outfit);
BEGIN
  IF missing IS NULL THEN
    PERFORM toggle_outfit_reaction(outfit, caller, wanted);
  END IF;
  RETURN missing;
END $$;
--> statement-breakpoint
CREATE FUNCTION comment_on_outfit(caller uuid, is_admin boolean, outfit uuid, said text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  missing text := hold_user_lock_outfit(caller, is_admin, outfit);
BEGIN
  IF missing IS NULL THEN
    INSERT INTO comments (outfit_id, user_id, text) VALUES (outfit, caller, said);
    UPDATE outfits SET comment_count = comment_count + 1 WHERE id = outfit;
  END IF;
  RETURN missing;
END $$;
