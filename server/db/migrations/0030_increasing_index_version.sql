-- The version of the search index is an increasing number: of two builds the later one indexes. All outfits are indexed once more.
ALTER TABLE "search_index" ALTER COLUMN "version" SET DATA TYPE integer USING 0;--> statement-breakpoint
ALTER TABLE "links" RENAME COLUMN "found_price" TO "found_price_hundredths";--> statement-breakpoint
-- As in 0028, except that added views do not fire the trigger: it would update the one row of the totals for each viewed outfit. The statement that
-- adds views adds them to the totals too, once.
CREATE OR REPLACE FUNCTION update_catalogue_totals() RETURNS trigger LANGUAGE plpgsql AS $$
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
    views_added := CASE outfits_added WHEN 1 THEN NEW.view_count WHEN -1 THEN -OLD.view_count ELSE 0 END;
  END IF;
  IF outfits_added <> 0 OR views_added <> 0 THEN
    INSERT INTO catalogue_totals AS totals (id, active_outfits, active_views) VALUES (1, outfits_added, views_added)
    ON CONFLICT (id) DO UPDATE SET
      active_outfits = totals.active_outfits + excluded.active_outfits,
      active_views = totals.active_views + excluded.active_views;
  END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM add_active_outfits(category, section, type, count(*)) FROM inserted WHERE is_active GROUP BY category, section, type;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_active_outfits(category, section, type, -count(*)) FROM deleted WHERE is_active GROUP BY category, section, type;
  ELSIF outfits_added <> 0 OR (NEW.category, NEW.section, NEW.type) <> (OLD.category, OLD.section, OLD.type) THEN
    PERFORM FROM catalogue_totals FOR UPDATE;
    PERFORM add_active_outfits(OLD.category, OLD.section, OLD.type, -1) WHERE OLD.is_active;
    PERFORM add_active_outfits(NEW.category, NEW.section, NEW.type, 1) WHERE NEW.is_active;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER outfits_totals_update ON outfits;--> statement-breakpoint
CREATE TRIGGER outfits_totals_update AFTER UPDATE OF is_active, category, section, type ON outfits FOR EACH ROW
  WHEN ((OLD.is_active, OLD.category, OLD.section, OLD.type) IS DISTINCT FROM
    (NEW.is_active, NEW.category, NEW.section, NEW.type)) EXECUTE FUNCTION update_catalogue_totals();
