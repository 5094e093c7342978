-- What the catalogue derives from its own rows, in the transaction that changes them.
--
-- The number of active outfits of each combination of the list's filters, so that a list tells its total without
-- counting.
CREATE OR REPLACE FUNCTION add_active_outfits(category text, section text, type text, added bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_counts AS counts (category, section, type, active_outfits) VALUES ($1, $2, $3, $4)
  ON CONFLICT ON CONSTRAINT catalogue_counts_category_section_type_pk
  DO UPDATE SET active_outfits = counts.active_outfits + excluded.active_outfits
$$;
--> statement-breakpoint
-- Updates the totals and the counts. Their one row of totals makes transactions that add or hide outfits wait for
-- each other, and so for each other's counts; likes, comments, edits and views do not touch it. The statement that
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
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER outfits_totals_insert AFTER INSERT ON outfits
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION update_catalogue_totals();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER outfits_totals_update AFTER UPDATE OF is_active, category, section, type ON outfits FOR EACH ROW
  WHEN ((OLD.is_active, OLD.category, OLD.section, OLD.type) IS DISTINCT FROM
    (NEW.is_active, NEW.category, NEW.section, NEW.type)) EXECUTE FUNCTION update_catalogue_totals();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER outfits_totals_delete AFTER DELETE ON outfits
  REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION update_catalogue_totals();
--> statement-breakpoint
-- What the administrator's search reads of an outfit with this id, category, section and description.
CREATE OR REPLACE FUNCTION outfit_text(uuid, text, text, text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT lower(concat_ws(E'\n', $2, $3, $4,
    (SELECT string_agg(item_name, E'\n' ORDER BY position) FROM outfit_items WHERE outfit_id = $1)))
$$;
--> statement-breakpoint
-- Stores it. Counters do not touch it.
CREATE OR REPLACE FUNCTION update_outfit_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO outfit_texts (outfit_id, text)
      SELECT id, outfit_text(id, category, section, description) FROM inserted;
  ELSE
    UPDATE outfit_texts SET text = outfit_text(NEW.id, NEW.category, NEW.section, NEW.description)
      WHERE outfit_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER outfits_texts_insert AFTER INSERT ON outfits
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION update_outfit_texts();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER outfits_texts_update AFTER UPDATE OF category, section, description ON outfits FOR EACH ROW
  WHEN ((OLD.category, OLD.section, OLD.description) IS DISTINCT FROM (NEW.category, NEW.section, NEW.description))
  EXECUTE FUNCTION update_outfit_texts();
--> statement-breakpoint
-- Items are inserted after their outfit, also by an edit, which deletes the former ones first.
CREATE OR REPLACE FUNCTION add_items_to_outfit_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE outfit_texts SET text = outfit_text(id, category, section, description)
  FROM outfits WHERE id = outfit_id AND id IN (SELECT outfit_id FROM inserted);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER outfit_items_texts_insert AFTER INSERT ON outfit_items
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION add_items_to_outfit_texts();
--> statement-breakpoint
-- Every statement that writes items adds the rows of new links, in one order, so that concurrent writers cannot
-- deadlock.
CREATE OR REPLACE FUNCTION add_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO links (url, host)
  SELECT DISTINCT normalised_link, substring(normalised_link from '^https?://([^/?#]+)') FROM after_change
  WHERE normalised_link ~ '^https?://[^/?#]'
    AND NOT EXISTS (SELECT FROM links WHERE md5(links.url) = md5(normalised_link))
  ORDER BY normalised_link
  ON CONFLICT (md5(url)) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER add_links_of_new_items AFTER INSERT ON outfit_items
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION add_links();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER add_links_of_changed_items AFTER UPDATE ON outfit_items
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION add_links();
--> statement-breakpoint
-- Always true. PostgreSQL expects that comparing an outfit's tokens with those of a search takes as long as comparing
-- two numbers; it takes 1 to 15 microseconds. This function is charged for the difference.
CREATE OR REPLACE FUNCTION prefer_token_index(tokens integer[]) RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 100
AS $$ BEGIN RETURN true; END $$;
