-- Keeps catalogue_totals: whatever statement changes outfits, the difference it made is added in the same transaction.
CREATE FUNCTION keep_catalogue_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  more_outfits bigint := 0;
  more_views bigint := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT count(*), coalesce(sum(view_count), 0) INTO more_outfits, more_views FROM after_change WHERE is_active;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT more_outfits - count(*), more_views - coalesce(sum(view_count), 0)
      INTO more_outfits, more_views FROM before_change WHERE is_active;
  END IF;
  IF more_outfits <> 0 OR more_views <> 0 THEN
    INSERT INTO catalogue_totals AS totals (id, active_outfits, active_views) VALUES (1, more_outfits, more_views)
    ON CONFLICT (id) DO UPDATE SET
      active_outfits = totals.active_outfits + excluded.active_outfits,
      active_views = totals.active_views + excluded.active_views;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER outfits_totals_insert AFTER INSERT ON outfits
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION keep_catalogue_totals();
--> statement-breakpoint
CREATE TRIGGER outfits_totals_update AFTER UPDATE ON outfits
  REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION keep_catalogue_totals();
--> statement-breakpoint
CREATE TRIGGER outfits_totals_delete AFTER DELETE ON outfits
  REFERENCING OLD TABLE AS before_change FOR EACH STATEMENT EXECUTE FUNCTION keep_catalogue_totals();
