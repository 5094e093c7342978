-- The administrator's search reads these narrow rows. An index on outfits would cost every counted view and like.
CREATE TABLE "outfit_texts" (
	"outfit_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outfit_texts" ADD CONSTRAINT "outfit_texts_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Updates outfit_texts in the transaction that changes outfits, whichever build changes them. Counters do not touch it.
CREATE FUNCTION update_outfit_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO outfit_texts (outfit_id, text)
      SELECT id, lower(category || E'\n' || section || E'\n' || description) FROM inserted;
  ELSE
    UPDATE outfit_texts SET text = lower(NEW.category || E'\n' || NEW.section || E'\n' || NEW.description) WHERE outfit_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER outfits_texts_insert AFTER INSERT ON outfits
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION update_outfit_texts();--> statement-breakpoint
CREATE TRIGGER outfits_texts_update AFTER UPDATE OF category, section, description ON outfits FOR EACH ROW
  WHEN ((OLD.category, OLD.section, OLD.description) IS DISTINCT FROM (NEW.category, NEW.section, NEW.description))
  EXECUTE FUNCTION update_outfit_texts();--> statement-breakpoint
INSERT INTO outfit_texts (outfit_id, text)
  SELECT id, lower(category || E'\n' || section || E'\n' || description) FROM outfits;--> statement-breakpoint
ANALYZE outfit_texts;
--> statement-breakpoint
-- When an inactive outfit is activated by itself; a job looks for those whose time has come.
ALTER TABLE "outfits" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "outfits_publish_at_idx" ON "outfits" USING btree ("publish_at") WHERE publish_at is not null;
