CREATE TABLE "link_opens" (
	"item_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_opens_item_id_user_id_pk" PRIMARY KEY("item_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "link_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"link_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"state" text DEFAULT 'unchecked' NOT NULL,
	"problem" text,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failure_count" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"final_url" text,
	"found_title" text,
	"found_image" text,
	"found_price" bigint,
	"found_currency" text,
	"availability" text DEFAULT 'unknown' NOT NULL,
	"price_checked_at" timestamp with time zone,
	"is_price_waiting" boolean DEFAULT false NOT NULL,
	"refused_price_paise" bigint,
	"open_count" integer DEFAULT 0 NOT NULL,
	"opens_since_check" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"outfit_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"old_price_paise" bigint NOT NULL,
	"new_price_paise" bigint NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outfit_items" ADD COLUMN "open_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outfit_items" ADD COLUMN "published_price_paise" bigint;--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "open_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "link_opens" ADD CONSTRAINT "link_opens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_reports" ADD CONSTRAINT "link_reports_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_reports" ADD CONSTRAINT "link_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_opens_opened_at_idx" ON "link_opens" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "link_opens_user_id_idx" ON "link_opens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "link_reports_link_id_idx" ON "link_reports" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "link_reports_user_id_idx" ON "link_reports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "links_url_key" ON "links" USING btree (md5("url"));--> statement-breakpoint
CREATE INDEX "links_due_idx" ON "links" USING btree ("host","next_check_at");--> statement-breakpoint
CREATE INDEX "links_state_idx" ON "links" USING btree ("state","open_count","id");--> statement-breakpoint
CREATE INDEX "links_final_url_idx" ON "links" USING btree (md5("final_url"));--> statement-breakpoint
CREATE INDEX "links_waiting_idx" ON "links" USING btree ("id") WHERE is_price_waiting;--> statement-breakpoint
CREATE INDEX "price_changes_item_idx" ON "price_changes" USING btree ("item_id","changed_at");--> statement-breakpoint
CREATE INDEX "price_changes_outfit_id_idx" ON "price_changes" USING btree ("outfit_id");--> statement-breakpoint
-- Every statement that writes items, also one of an earlier build, adds the rows of new links. Ordered, so that concurrent writers lock in one order.
CREATE FUNCTION add_links() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER add_links_of_new_items AFTER INSERT ON outfit_items
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION add_links();
--> statement-breakpoint
CREATE TRIGGER add_links_of_changed_items AFTER UPDATE ON outfit_items
  REFERENCING NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION add_links();
--> statement-breakpoint
INSERT INTO links (url, host)
SELECT DISTINCT normalised_link, substring(normalised_link from '^https?://([^/?#]+)') FROM outfit_items
WHERE normalised_link ~ '^https?://[^/?#]';
