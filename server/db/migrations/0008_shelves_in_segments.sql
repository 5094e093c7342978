-- Whoever changes the catalogue waits from here on, and likes from the next statement: what they have changed is counted before moves are given shelves.
SELECT id FROM catalogue_totals FOR NO KEY UPDATE;
--> statement-breakpoint
LOCK TABLE like_moves;
--> statement-breakpoint
SELECT count_like_moves();
--> statement-breakpoint
-- Everything is counted anew below.
DELETE FROM catalogue_shelves;
--> statement-breakpoint
ALTER TABLE "catalogue_shelves" ADD COLUMN "number" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "like_moves" ADD COLUMN "shelf" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "list_segments" ADD COLUMN "shelves" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_shelves" ADD CONSTRAINT "catalogue_shelves_number_unique" UNIQUE("number");
--> statement-breakpoint
ALTER TYPE list_place ADD ATTRIBUTE shelf smallint;
--> statement-breakpoint
CREATE OR REPLACE VIEW like_moves_to_count AS
  SELECT 'numberOfLikes' AS field, key, outfit_id AS id, change, shelf
  FROM like_moves CROSS JOIN LATERAL (VALUES (from_likes, -1), (to_likes, 1)) AS place (key, change);
--> statement-breakpoint
-- The number of a shelf, which it keeps for good; a new one is given by whoever holds the one row of the totals.
CREATE FUNCTION shelf_number(of_category text, of_section text, of_type text) RETURNS smallint LANGUAGE plpgsql AS $$
DECLARE
  found smallint;
BEGIN
  SELECT number INTO found FROM catalogue_shelves WHERE (category, section, type) = (of_category, of_section, of_type);
  IF found IS NULL THEN
    INSERT INTO catalogue_shelves (category, section, type, active_outfits, number)
      VALUES (of_category, of_section, of_type, 0, (SELECT coalesce(max(number), 0) + 1 FROM catalogue_shelves))
      RETURNING number INTO found;
  END IF;
  RETURN found;
END $$;
--> statement-breakpoint
-- The counts of shelves, by their numbers, with changes added to some of them.
CREATE FUNCTION with_changes(counts int[], numbers smallint[], changes bigint[]) RETURNS int[] LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  counts := counts || array_fill(0, ARRAY[greatest((SELECT max(number) FROM unnest(numbers) AS number) - cardinality(counts), 0)]);
  FOR place IN 1 .. cardinality(numbers) LOOP
    counts[numbers[place]] := counts[numbers[place]] + changes[place];
  END LOOP;
  RETURN counts;
END $$;
--> statement-breakpoint
-- Cuts a segment into pieces of a thousand outfits, counted anew by shelves, less what will be counted later.
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
    WITH sorted AS (
      SELECT %1$s AS key, id, category, section, type, row_number() OVER (ORDER BY %2$s, id) - 1 AS place
      FROM outfits WHERE is_active AND (%2$s, id) >= (%3$s, $3) %4$s
    ), pieces AS (
      SELECT place / 1000 AS piece, low_key, low_id, lead(low_key, 1, $4) OVER list AS end_key, lead(low_id, 1, $5) OVER list AS end_id
      FROM (
        SELECT place, CASE place WHEN 0 THEN $2 ELSE key END AS low_key, CASE place WHEN 0 THEN $3 ELSE id END AS low_id
        FROM sorted WHERE place %% 1000 = 0
      ) AS lows WINDOW list AS (ORDER BY place)
    ), counted AS (
      SELECT place / 1000 AS piece, number, count(*) AS outfits FROM sorted JOIN catalogue_shelves USING (category, section, type) GROUP BY 1, 2
      UNION ALL
      SELECT piece, shelf, -change FROM pieces JOIN like_moves_to_count
        ON field = $1 AND (key, id) >= (low_key, low_id) AND (end_id IS NULL OR (key, id) < (end_key, end_id))
    )
    INSERT INTO list_segments (sort_field, low_key, low_id, active_outfits, shelves)
    SELECT $1, low_key, low_id, sum(outfits), with_changes(''{}'', array_agg(number), array_agg(outfits))
    FROM pieces JOIN counted USING (piece) GROUP BY low_key, low_id
    ON CONFLICT (sort_field, low_key, low_id) DO UPDATE SET active_outfits = excluded.active_outfits, shelves = excluded.shelves',
    key, sorted_by, format(bound, '$2'),
    CASE WHEN next_segment.low_id IS NOT NULL THEN format('AND (%s, id) < (%s, $5)', sorted_by, format(bound, '$4')) END)
  USING field, from_key, from_id, next_segment.low_key, next_segment.low_id;
END $$;
--> statement-breakpoint
-- Counts everything anew: the totals, the shelves and the segments, each list of which begins before any time, count or price. An empty
-- shop has no rows of them, so that a backup can be restored into it.
CREATE OR REPLACE FUNCTION count_catalogue() RETURNS void LANGUAGE sql AS $$
  DELETE FROM catalogue_totals;
  DELETE FROM list_segments;
  INSERT INTO catalogue_totals (id, active_outfits, active_views)
    SELECT 1, count(*), sum(view_count) FROM outfits WHERE is_active HAVING count(*) > 0;
  SELECT shelf_number(category, section, type)
    FROM (SELECT DISTINCT category, section, type FROM outfits WHERE is_active) AS used;
  UPDATE catalogue_shelves AS shelf SET active_outfits = (
    SELECT count(*) FROM outfits
    WHERE is_active AND (outfits.category, outfits.section, outfits.type) = (shelf.category, shelf.section, shelf.type));
  SELECT cut_list_segment(field, -100000000000000, '00000000-0000-0000-0000-000000000000')
    FROM unnest(ARRAY['createdAt', 'numberOfLikes', 'numberOfClicks', 'totalPrice']) AS field;
$$;
--> statement-breakpoint
-- Counts what came and went in the segments, cuts those that have grown large and forgets those that are empty; of every shelf, because while likes
-- are not counted yet one shelf may have too many and another too few. For those who hold the one row of the totals, so that each sees how
-- the one before has cut the segments.
CREATE OR REPLACE FUNCTION count_in_segments(places list_place[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  segment list_segments;
BEGIN
  FOR changed IN
    SELECT field, low_key, low_id, array_agg(shelf) AS shelves, array_agg(change) AS changes FROM (
      SELECT field, coalesce(low.low_key, -100000000000000) AS low_key,
        coalesce(low.low_id, '00000000-0000-0000-0000-000000000000') AS low_id, shelf, sum(change) AS change
      FROM unnest(places) LEFT JOIN LATERAL (
        SELECT low_key, low_id FROM list_segments WHERE sort_field = field AND (low_key, low_id) <= (key, id)
        ORDER BY low_key DESC, low_id DESC LIMIT 1
      ) AS low ON true
      GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0
    ) AS by_shelf GROUP BY field, low_key, low_id
  LOOP
    INSERT INTO list_segments AS known (sort_field, low_key, low_id, active_outfits, shelves)
      VALUES (changed.field, changed.low_key, changed.low_id, (SELECT sum(change) FROM unnest(changed.changes) AS change),
        with_changes('{}', changed.shelves, changed.changes))
    ON CONFLICT (sort_field, low_key, low_id) DO UPDATE SET
      active_outfits = known.active_outfits + excluded.active_outfits,
      shelves = with_changes(known.shelves, changed.shelves, changed.changes)
    RETURNING * INTO segment;
    IF segment.active_outfits > 2000 THEN
      PERFORM cut_list_segment(segment.sort_field, segment.low_key, segment.low_id);
    ELSIF 0 = ALL (segment.shelves) THEN
      DELETE FROM list_segments
      WHERE (sort_field, low_key, low_id) = (segment.sort_field, segment.low_key, segment.low_id);
    END IF;
  END LOOP;
END $$;
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

  PERFORM shelf_number(category, section, type) FROM (SELECT DISTINCT category, section, type FROM unnest(places)) AS changed;
  UPDATE catalogue_shelves AS shelf SET active_outfits = shelf.active_outfits + changed.change
  FROM (SELECT category, section, type, sum(change) AS change FROM unnest(places) GROUP BY category, section, type) AS changed
  WHERE (shelf.category, shelf.section, shelf.type) = (changed.category, changed.section, changed.type) AND changed.change <> 0;

  PERFORM count_in_segments(array_agg(ROW(field, key, id, change, number)::list_place))
  FROM unnest(places) JOIN catalogue_shelves USING (category, section, type) CROSS JOIN LATERAL (VALUES
    ('createdAt', (extract(epoch from created_at) * 1000)::bigint), ('numberOfLikes', like_count),
    ('numberOfClicks', view_count), ('totalPrice', total_price_paise)
  ) AS keys (field, key);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Where likes alone change, nobody waits: that an outfit has moved is noted, and counted by and by.
CREATE OR REPLACE FUNCTION note_like_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO like_moves (outfit_id, from_likes, to_likes, shelf)
    VALUES (NEW.id, OLD.like_count, NEW.like_count, shelf_number(NEW.category, NEW.section, NEW.type));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts the noted moves into the segments and forgets them.
CREATE OR REPLACE FUNCTION count_like_moves() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  places list_place[];
BEGIN
  IF NOT EXISTS (SELECT FROM like_moves) THEN RETURN; END IF;
  PERFORM FROM catalogue_totals FOR NO KEY UPDATE;
  WITH taken AS (DELETE FROM like_moves RETURNING outfit_id, from_likes, to_likes, shelf)
    SELECT array_agg(ROW('numberOfLikes', key, outfit_id, change, shelf)::list_place) INTO places
    FROM taken CROSS JOIN LATERAL (VALUES (from_likes, -1), (to_likes, 1)) AS place (key, change);
  PERFORM count_in_segments(places);
END $$;
--> statement-breakpoint
SELECT count_catalogue();
