-- How many active outfits each combination of the list's filters has, so that a list tells its total without counting (docs/decisions/0006).
CREATE TABLE "catalogue_counts" (
	"category" text NOT NULL,
	"section" text NOT NULL,
	"type" text NOT NULL,
	"active_outfits" bigint NOT NULL,
	CONSTRAINT "catalogue_counts_category_section_type_pk" PRIMARY KEY("category","section","type")
);
--> statement-breakpoint
CREATE FUNCTION add_active_outfits(category text, section text, type text, added bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_counts AS counts (category, section, type, active_outfits) VALUES ($1, $2, $3, $4)
  ON CONFLICT ON CONSTRAINT catalogue_counts_category_section_type_pk
  DO UPDATE SET active_outfits = counts.active_outfits + excluded.active_outfits
$$;--> statement-breakpoint
-- As in 0010, and the counts of the filters. A transaction that changes counts holds the row of the totals, so that two of them cannot wait for
-- each other's counts.
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
    views_added := NEW.is_active::int * NEW.view_count - OLD.is_active::int * OLD.view_count;
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
CREATE TRIGGER outfits_totals_update AFTER UPDATE OF is_active, view_count, category, section, type ON outfits FOR EACH ROW
  WHEN ((OLD.is_active, OLD.view_count, OLD.category, OLD.section, OLD.type) IS DISTINCT FROM
    (NEW.is_active, NEW.view_count, NEW.category, NEW.section, NEW.type)) EXECUTE FUNCTION update_catalogue_totals();--> statement-breakpoint
INSERT INTO catalogue_counts (category, section, type, active_outfits)
  SELECT category, section, type, count(*) FROM outfits WHERE is_active GROUP BY category, section, type;
