-- Pages of lists come from PostgreSQL's own plans over plain indexes; what counted outfits for them goes. A build from before this migration
-- does not run on these tables. Triggers, functions and types exist only in databases of earlier releases: 0005 to 0008 no longer create them.
DROP TRIGGER IF EXISTS outfits_like_move ON outfits;--> statement-breakpoint
DROP TRIGGER IF EXISTS outfits_totals_insert ON outfits;--> statement-breakpoint
DROP TRIGGER IF EXISTS outfits_totals_update ON outfits;--> statement-breakpoint
DROP TRIGGER IF EXISTS outfits_totals_delete ON outfits;--> statement-breakpoint
DROP FUNCTION IF EXISTS note_like_move();--> statement-breakpoint
DROP FUNCTION IF EXISTS keep_catalogue_totals();--> statement-breakpoint
DROP FUNCTION IF EXISTS count_like_moves();--> statement-breakpoint
DROP FUNCTION IF EXISTS count_catalogue();--> statement-breakpoint
DROP FUNCTION IF EXISTS count_in_segments(list_place[]);--> statement-breakpoint
DROP FUNCTION IF EXISTS cut_list_segment(text, bigint, uuid);--> statement-breakpoint
DROP FUNCTION IF EXISTS with_changes(int[], smallint[], bigint[]);--> statement-breakpoint
DROP FUNCTION IF EXISTS shelf_number(text, text, text);--> statement-breakpoint
DROP VIEW IF EXISTS like_moves_to_count;--> statement-breakpoint
DROP TYPE IF EXISTS counted_place;--> statement-breakpoint
DROP TYPE IF EXISTS list_place;--> statement-breakpoint
DROP TABLE "like_moves";--> statement-breakpoint
DROP TABLE "list_segments";--> statement-breakpoint
DROP TABLE "catalogue_shelves";--> statement-breakpoint
ALTER INDEX "outfits_shelf_idx" RENAME TO "outfits_filter_idx";--> statement-breakpoint
DROP INDEX "search_words_substring_idx";--> statement-breakpoint
CREATE INDEX "search_words_prefix_idx" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
-- How many outfits pass several filters together: the product of their shares is far off where, for example, a category is for one section only.
CREATE STATISTICS outfits_filter_stats (mcv) ON category, section, type FROM outfits;--> statement-breakpoint
ANALYZE outfits;--> statement-breakpoint
-- Updates catalogue_totals in the transaction that changes outfits. Its one row makes such transactions wait for each other, so changes that
-- leave both totals as they are (likes, comments, edits) do not touch it.
CREATE FUNCTION update_catalogue_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  outfits_added bigint;
  views_added bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT count(*), coalesce(sum(view_count), 0) INTO outfits_added, views_added FROM inserted WHERE is_active;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT -count(*), -coalesce(sum(view_count), 0) INTO outfits_added, views_added FROM deleted WHERE is_active;
  ELSE
    outfits_added := NEW.is_active::int - OLD.is_active::int;
    views_added := NEW.is_active::int * NEW.view_count - OLD.is_active::int * OLD.view_count;
  END IF;
  IF outfits_added <> 0 OR views_added <> 0 THEN
    INSERT INTO catalogue_totals AS totals (id, active_outfits, active_views) VALUES (1, outfits_added, views_added)
    ON CONFLICT (id) DO UPDATE SET
      active_outfits = totals.active_outfits + excluded.active_outfits,
      active_views = totals.active_views + excluded.active_views;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER outfits_totals_insert AFTER INSERT ON outfits
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION update_catalogue_totals();--> statement-breakpoint
CREATE TRIGGER outfits_totals_update AFTER UPDATE OF is_active, view_count ON outfits FOR EACH ROW
  WHEN (OLD.is_active <> NEW.is_active OR OLD.view_count <> NEW.view_count) EXECUTE FUNCTION update_catalogue_totals();--> statement-breakpoint
CREATE TRIGGER outfits_totals_delete AFTER DELETE ON outfits
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION update_catalogue_totals();--> statement-breakpoint
DELETE FROM catalogue_totals;--> statement-breakpoint
INSERT INTO catalogue_totals (id, active_outfits, active_views)
  SELECT 1, count(*), sum(view_count) FROM outfits WHERE is_active HAVING count(*) > 0;
