CREATE TABLE "stylist_follows" (
	"user_id" uuid NOT NULL,
	"stylist_id" uuid NOT NULL,
	"told_until" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stylist_follows_user_id_stylist_id_pk" PRIMARY KEY("user_id","stylist_id")
);
--> statement-breakpoint
CREATE TABLE "stylists" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"about" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_cutouts" (
	"submission_id" uuid NOT NULL,
	"cutout_id" uuid NOT NULL,
	CONSTRAINT "submission_cutouts_submission_id_cutout_id_pk" PRIMARY KEY("submission_id","cutout_id")
);
--> statement-breakpoint
CREATE TABLE "submission_links" (
	"submission_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "submission_links_submission_id_position_pk" PRIMARY KEY("submission_id","position")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"fields" jsonb NOT NULL,
	"media_id" text NOT NULL,
	"composition" jsonb,
	"ground_media_id" text,
	"note" text,
	"warnings" text[] DEFAULT '{}' NOT NULL,
	"approved_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outfit_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "submissions_outfit_id_key" UNIQUE("outfit_id")
);
--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "stylist_id" uuid;--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "is_styled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cutouts" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "studio_drafts" ADD COLUMN "submission_id" uuid;--> statement-breakpoint
ALTER TABLE "studio_drafts" ADD COLUMN "version" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_drafts" ADD COLUMN "saved_by" text;--> statement-breakpoint
ALTER TABLE "stylist_follows" ADD CONSTRAINT "stylist_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylist_follows" ADD CONSTRAINT "stylist_follows_stylist_id_users_id_fk" FOREIGN KEY ("stylist_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stylists" ADD CONSTRAINT "stylists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_cutouts" ADD CONSTRAINT "submission_cutouts_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_cutouts" ADD CONSTRAINT "submission_cutouts_cutout_id_cutouts_id_fk" FOREIGN KEY ("cutout_id") REFERENCES "public"."cutouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_links" ADD CONSTRAINT "submission_links_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_ground_media_id_media_id_fk" FOREIGN KEY ("ground_media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stylist_follows_stylist_idx" ON "stylist_follows" USING btree ("stylist_id");--> statement-breakpoint
CREATE INDEX "submission_cutouts_cutout_idx" ON "submission_cutouts" USING btree ("cutout_id");--> statement-breakpoint
CREATE INDEX "submission_links_url_idx" ON "submission_links" USING btree (md5("url"));--> statement-breakpoint
CREATE INDEX "submissions_user_idx" ON "submissions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "submissions_state_idx" ON "submissions" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "submissions_media_id_idx" ON "submissions" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "submissions_ground_idx" ON "submissions" USING btree ("ground_media_id");--> statement-breakpoint
ALTER TABLE "outfits" ADD CONSTRAINT "outfits_stylist_id_users_id_fk" FOREIGN KEY ("stylist_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cutouts" ADD CONSTRAINT "cutouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_drafts" ADD CONSTRAINT "studio_drafts_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outfits_stylist_idx" ON "outfits" USING btree ("stylist_id","created_at") WHERE stylist_id is not null;--> statement-breakpoint
CREATE INDEX "cutouts_user_id_idx" ON "cutouts" USING btree ("user_id");