CREATE TABLE "catalogue_shelves" (
	"category" text NOT NULL,
	"section" text NOT NULL,
	"type" text NOT NULL,
	"active_outfits" bigint NOT NULL,
	CONSTRAINT "catalogue_shelves_category_section_type_pk" PRIMARY KEY("category","section","type")
);
--> statement-breakpoint
CREATE TABLE "list_segments" (
	"sort_field" text NOT NULL,
	"low_key" bigint NOT NULL,
	"low_id" uuid NOT NULL,
	"active_outfits" bigint NOT NULL,
	CONSTRAINT "list_segments_sort_field_low_key_low_id_pk" PRIMARY KEY("sort_field","low_key","low_id")
);
--> statement-breakpoint
DROP INDEX "outfits_newest_idx";--> statement-breakpoint
DROP INDEX "outfits_liked_idx";--> statement-breakpoint
DROP INDEX "outfits_clicked_idx";--> statement-breakpoint
DROP INDEX "outfits_price_idx";--> statement-breakpoint
DROP INDEX "outfits_category_newest_idx";--> statement-breakpoint
DROP INDEX "outfits_section_newest_idx";--> statement-breakpoint
DROP INDEX "outfits_type_newest_idx";--> statement-breakpoint
CREATE INDEX "outfits_newest_order_idx" ON "outfits" USING btree ("created_at","id","category","section","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_liked_order_idx" ON "outfits" USING btree ("like_count","id","category","section","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_clicked_order_idx" ON "outfits" USING btree ("view_count","id","category","section","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_price_order_idx" ON "outfits" USING btree ("total_price_paise","id","category","section","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_shelf_idx" ON "outfits" USING btree ("category","section","type","created_at","id","like_count","view_count","total_price_paise") WHERE is_active;--> statement-breakpoint
-- Cuts a segment into pieces of a thousand outfits, counted anew.
CREATE FUNCTION cut_list_segment(field text, from_key bigint, from_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  sorted_by text := CASE field WHEN 'createdAt' THEN 'created_at' WHEN 'numberOfClicks' THEN 'view_count' ELSE 'total_price_paise' END;
  key text := CASE field WHEN 'createdAt' THEN '(extract(epoch from created_at) * 1000)::bigint' ELSE sorted_by END;
  bound text := CASE field WHEN 'createdAt' THEN 'timestamptz ''epoch'' + %s * interval ''1 millisecond''' ELSE '%s' END;
  next_segment list_segments;
BEGIN
  SELECT * INTO next_segment FROM list_segments
    WHERE sort_field = field AND (low_key, low_id) > (from_key, from_id) ORDER BY low_key, low_id LIMIT 1;
  EXECUTE format('
    INSERT INTO list_segments (sort_field, low_key, low_id, active_outfits)
    SELECT $1, CASE place WHEN 1 THEN $2 ELSE key END, CASE place WHEN 1 THEN $3 ELSE id END, least(1000, found - place + 1)
    FROM (SELECT %1$s AS key, id, row_number() OVER (ORDER BY %2$s, id) AS place, count(*) OVER () AS found
      FROM outfits WHERE is_active AND (%2$s, id) >= (%3$s, $3) %4$s) AS counted
    WHERE place %% 1000 = 1
    ON CONFLICT (sort_field, low_key, low_id) DO UPDATE SET active_outfits = excluded.active_outfits',
    key, sorted_by, format(bound, '$2'),
    CASE WHEN next_segment.low_id IS NOT NULL THEN format('AND (%s, id) < (%s, $5)', sorted_by, format(bound, '$4')) END)
  USING field, from_key, from_id, next_segment.low_key, next_segment.low_id;
END $$;
--> statement-breakpoint
-- Counts everything anew: the totals, the shelves and the segments, each list of which begins before any time, count or price. An empty
-- shop has no rows of them, so that a backup can be restored into it.
CREATE FUNCTION count_catalogue() RETURNS void LANGUAGE sql AS $$
  DELETE FROM catalogue_totals;
  DELETE FROM catalogue_shelves;
  DELETE FROM list_segments;
  INSERT INTO catalogue_totals (id, active_outfits, active_views)
    SELECT 1, count(*), sum(view_count) FROM outfits WHERE is_active HAVING count(*) > 0;
  INSERT INTO catalogue_shelves (category, section, type, active_outfits)
    SELECT category, section, type, count(*) FROM outfits WHERE is_active GROUP BY category, section, type;
  SELECT cut_list_segment(field, -100000000000000, '00000000-0000-0000-0000-000000000000')
    FROM unnest(ARRAY['createdAt', 'numberOfClicks', 'totalPrice']) AS field;
$$;
--> statement-breakpoint
SELECT count_catalogue();
--> statement-breakpoint
-- Where an outfit stands in what is counted, and whether it comes (1) or goes (-1).
CREATE TYPE counted_place AS (id uuid, category text, section text, type text, created_at timestamptz, view_count bigint, total_price_paise bigint, change int);
--> statement-breakpoint
-- Keeps the totals, the shelves and the segments. Whoever changes any of them locks the one row of the totals first, so that they do it one
-- after the other, and each sees how the one before has cut the segments.
CREATE OR REPLACE FUNCTION keep_catalogue_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  places counted_place[];
  grown record;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(ROW(id, category, section, type, created_at, view_count, total_price_paise, 1)::counted_place) INTO places
    FROM after_change WHERE is_active;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(ROW(id, category, section, type, created_at, view_count, total_price_paise, -1)::counted_place) INTO places
    FROM before_change WHERE is_active;
  ELSE
    -- Likes and comments change nothing that is counted here.
    SELECT array_agg(place) INTO places
    FROM before_change AS was JOIN after_change AS became USING (id) CROSS JOIN LATERAL (VALUES
      (was.is_active, ROW(was.id, was.category, was.section, was.type, was.created_at, was.view_count, was.total_price_paise, -1)::counted_place),
      (became.is_active, ROW(became.id, became.category, became.section, became.type, became.created_at, became.view_count, became.total_price_paise, 1)::counted_place)
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

  FOR grown IN
    INSERT INTO list_segments AS segment (sort_field, low_key, low_id, active_outfits)
      SELECT field, coalesce(low_key, -100000000000000), coalesce(low_id, '00000000-0000-0000-0000-000000000000'), sum(change)
      FROM unnest(places) CROSS JOIN LATERAL (VALUES
        ('createdAt', (extract(epoch from created_at) * 1000)::bigint), ('numberOfClicks', view_count), ('totalPrice', total_price_paise)
      ) AS keys (field, key) LEFT JOIN LATERAL (
        SELECT low_key, low_id FROM list_segments WHERE sort_field = field AND (low_key, low_id) <= (key, id)
        ORDER BY low_key DESC, low_id DESC LIMIT 1
      ) AS low ON true
      GROUP BY 1, 2, 3 HAVING sum(change) <> 0
    ON CONFLICT (sort_field, low_key, low_id) DO UPDATE SET active_outfits = segment.active_outfits + excluded.active_outfits
    RETURNING sort_field, low_key, low_id, active_outfits
  LOOP
    IF grown.active_outfits > 2000 THEN
      PERFORM cut_list_segment(grown.sort_field, grown.low_key, grown.low_id);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
