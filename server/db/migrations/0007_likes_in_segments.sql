CREATE TABLE "like_moves" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"outfit_id" uuid NOT NULL,
	"from_likes" integer NOT NULL,
	"to_likes" integer NOT NULL
);
--> statement-breakpoint
-- Where an outfit stands in one of the lists that are cut into segments, and whether it comes (1) or goes (-1).
CREATE TYPE list_place AS (field text, key bigint, id uuid, change int);
--> statement-breakpoint
-- What likes have changed that the segments do not count yet.
CREATE VIEW like_moves_to_count AS
  SELECT 'numberOfLikes' AS field, key, outfit_id AS id, change
  FROM like_moves CROSS JOIN LATERAL (VALUES (from_likes, -1), (to_likes, 1)) AS place (key, change);
--> statement-breakpoint
-- Cuts a segment into pieces of a thousand outfits, counted anew, less what will be counted later.
CREATE OR REPLACE FUNCTION cut_list_segment(field text, from_key bigint, from_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  sorted_by text := CASE field WHEN 'createdAt' THEN 'created_at' WHEN 'numberOfClicks' THEN 'view_count' WHEN 'numberOfLikes' THEN 'like_count' ELSE 'total_price_paise' END;
  key text := CASE field WHEN 'createdAt' THEN '(extract(epoch from created_at) * 1000)::bigint' ELSE sorted_by END;
  bound text := CASE field WHEN 'createdAt' THEN 'timestamptz ''epoch'' + %s * interval ''1 millisecond''' ELSE '%s' END;
  next_segment list_segments;
BEGIN
  SELECT * INTO next_segment FROM list_segments
    WHERE sort_field = field AND (low_key, low_id) > (from_key, from_id) ORDER BY low_key, low_id LIMIT 1;
  EXECUTE format('
    INSERT INTO list_segments (sort_field, low_key, low_id, active_outfits)
    SELECT $1, low_key, low_id, outfits - coalesce((
      SELECT sum(change) FROM like_moves_to_count
      WHERE field = $1 AND (key, id) >= (low_key, low_id) AND (end_id IS NULL OR (key, id) < (end_key, end_id))), 0)
    FROM (SELECT *, lead(low_key, 1, $4) OVER list AS end_key, lead(low_id, 1, $5) OVER list AS end_id
      FROM (SELECT CASE place WHEN 1 THEN $2 ELSE key END AS low_key, CASE place WHEN 1 THEN $3 ELSE id END AS low_id,
          least(1000, found - place + 1) AS outfits
        FROM (SELECT %1$s AS key, id, row_number() OVER (ORDER BY %2$s, id) AS place, count(*) OVER () AS found
          FROM outfits WHERE is_active AND (%2$s, id) >= (%3$s, $3) %4$s) AS counted
        WHERE place %% 1000 = 1) AS pieces
      WINDOW list AS (ORDER BY low_key, low_id)) AS pieces
    ON CONFLICT (sort_field, low_key, low_id) DO UPDATE SET active_outfits = excluded.active_outfits',
    key, sorted_by, format(bound, '$2'),
    CASE WHEN next_segment.low_id IS NOT NULL THEN format('AND (%s, id) < (%s, $5)', sorted_by, format(bound, '$4')) END)
  USING field, from_key, from_id, next_segment.low_key, next_segment.low_id;
END $$;
--> statement-breakpoint
-- Counts everything anew: the totals, the shelves and the segments, each list of which begins before any time, count or price. An empty
-- shop has no rows of them, so that a backup can be restored into it.
CREATE OR REPLACE FUNCTION count_catalogue() RETURNS void LANGUAGE sql AS $$
  DELETE FROM catalogue_totals;
  DELETE FROM catalogue_shelves;
  DELETE FROM list_segments;
  INSERT INTO catalogue_totals (id, active_outfits, active_views)
    SELECT 1, count(*), sum(view_count) FROM outfits WHERE is_active HAVING count(*) > 0;
  INSERT INTO catalogue_shelves (category, section, type, active_outfits)
    SELECT category, section, type, count(*) FROM outfits WHERE is_active GROUP BY category, section, type;
  SELECT cut_list_segment(field, -100000000000000, '00000000-0000-0000-0000-000000000000')
    FROM unnest(ARRAY['createdAt', 'numberOfLikes', 'numberOfClicks', 'totalPrice']) AS field;
$$;
--> statement-breakpoint
-- Counts what came and went in the segments, cuts those that have grown large and forgets those that are empty. For those who hold the
-- one row of the totals, so that each sees how the one before has cut the segments.
CREATE FUNCTION count_in_segments(places list_place[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changed record;
BEGIN
  FOR changed IN
    INSERT INTO list_segments AS segment (sort_field, low_key, low_id, active_outfits)
      SELECT field, coalesce(low_key, -100000000000000), coalesce(low_id, '00000000-0000-0000-0000-000000000000'), sum(change)
      FROM unnest(places) LEFT JOIN LATERAL (
        SELECT low_key, low_id FROM list_segments WHERE sort_field = field AND (low_key, low_id) <= (key, id)
        ORDER BY low_key DESC, low_id DESC LIMIT 1
      ) AS low ON true
      GROUP BY 1, 2, 3 HAVING sum(change) <> 0
    ON CONFLICT (sort_field, low_key, low_id) DO UPDATE SET active_outfits = segment.active_outfits + excluded.active_outfits
    RETURNING sort_field, low_key, low_id, active_outfits
  LOOP
    IF changed.active_outfits = 0 THEN
      DELETE FROM list_segments
      WHERE (sort_field, low_key, low_id) = (changed.sort_field, changed.low_key, changed.low_id);
    ELSIF changed.active_outfits > 2000 THEN
      PERFORM cut_list_segment(changed.sort_field, changed.low_key, changed.low_id);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TYPE counted_place ADD ATTRIBUTE like_count bigint;
--> statement-breakpoint
-- Keeps the totals, the shelves and the segments. Whoever changes any of them locks the one row of the totals first, so that they do it one
-- after the other.
CREATE OR REPLACE FUNCTION keep_catalogue_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  places counted_place[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(ROW(id, category, section, type, created_at, view_count, total_price_paise, 1, like_count)::counted_place) INTO places
    FROM after_change WHERE is_active;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(ROW(id, category, section, type, created_at, view_count, total_price_paise, -1, like_count)::counted_place) INTO places
    FROM before_change WHERE is_active;
  ELSE
    -- Comments change nothing that is counted here, and what likes change is noted by note_like_move.
    SELECT array_agg(place) INTO places
    FROM before_change AS was JOIN after_change AS became USING (id) CROSS JOIN LATERAL (VALUES
      (was.is_active, ROW(was.id, was.category, was.section, was.type, was.created_at, was.view_count, was.total_price_paise, -1, was.like_count)::counted_place),
      (became.is_active, ROW(became.id, became.category, became.section, became.type, became.created_at, became.view_count, became.total_price_paise, 1, became.like_count)::counted_place)
    ) AS places (is_counted, place)
    WHERE is_counted AND (was.is_active, was.category, was.section, was.type, was.created_at, was.view_count, was.total_price_paise)
      IS DISTINCT FROM (became.is_active, became.category, became.section, became.type, became.created_at, became.view_count, became.total_price_paise);
  END IF;
  IF places IS NULL THEN RETURN NULL; END IF;

  INSERT INTO catalogue_totals AS totals (id, active_outfits, active_views)
    SELECT 1, sum(change), sum(change * view_count) FROM unnest(places)
  ON CONFLICT (id) DO UPDATE SET
    active_outfits = totals.active_outfits + excluded.active_outfits,
    active_views = totals.active_views + excluded.active_views;

  INSERT INTO catalogue_shelves AS shelf (category, section, type, active_outfits)
    SELECT category, section, type, sum(change) FROM unnest(places) GROUP BY category, section, type HAVING sum(change) <> 0
  ON CONFLICT (category, section, type) DO UPDATE SET active_outfits = shelf.active_outfits + excluded.active_outfits;

  PERFORM count_in_segments(array_agg(ROW(field, key, id, change)::list_place))
  FROM unnest(places) CROSS JOIN LATERAL (VALUES
    ('createdAt', (extract(epoch from created_at) * 1000)::bigint), ('numberOfLikes', like_count),
    ('numberOfClicks', view_count), ('totalPrice', total_price_paise)
  ) AS keys (field, key);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Where likes alone change, nobody waits: that an outfit has moved is noted, and counted by and by.
CREATE FUNCTION note_like_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO like_moves (outfit_id, from_likes, to_likes) VALUES (NEW.id, OLD.like_count, NEW.like_count);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER outfits_like_move AFTER UPDATE OF like_count ON outfits FOR EACH ROW
  WHEN (OLD.is_active AND NEW.is_active AND OLD.like_count <> NEW.like_count
    AND (OLD.category, OLD.section, OLD.type, OLD.created_at, OLD.view_count, OLD.total_price_paise)
      IS NOT DISTINCT FROM (NEW.category, NEW.section, NEW.type, NEW.created_at, NEW.view_count, NEW.total_price_paise))
  EXECUTE FUNCTION note_like_move();
--> statement-breakpoint
-- Counts the noted moves into the segments and forgets them.
CREATE FUNCTION count_like_moves() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  places list_place[];
BEGIN
  IF NOT EXISTS (SELECT FROM like_moves) THEN RETURN; END IF;
  PERFORM FROM catalogue_totals FOR NO KEY UPDATE;
  WITH taken AS (DELETE FROM like_moves RETURNING outfit_id, from_likes, to_likes)
    SELECT array_agg(ROW('numberOfLikes', key, outfit_id, change)::list_place) INTO places
    FROM taken CROSS JOIN LATERAL (VALUES (from_likes, -1), (to_likes, 1)) AS place (key, change);
  PERFORM count_in_segments(places);
END $$;
--> statement-breakpoint
SELECT cut_list_segment('numberOfLikes', -100000000000000, '00000000-0000-0000-0000-000000000000');
