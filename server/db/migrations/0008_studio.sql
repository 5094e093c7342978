CREATE TABLE "cutouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"media_id" text NOT NULL,
	"source_media_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"quality" text NOT NULL,
	"outline" jsonb NOT NULL,
	"colour" text NOT NULL,
	"item" jsonb NOT NULL,
	"strokes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outfit_compositions" (
	"outfit_id" uuid PRIMARY KEY NOT NULL,
	"composition" jsonb NOT NULL,
	"media_id" text NOT NULL,
	"ground_media_id" text
);
--> statement-breakpoint
CREATE TABLE "outfit_cutouts" (
	"outfit_id" uuid NOT NULL,
	"cutout_id" uuid NOT NULL,
	CONSTRAINT "outfit_cutouts_outfit_id_cutout_id_pk" PRIMARY KEY("outfit_id","cutout_id")
);
--> statement-breakpoint
CREATE TABLE "picture_rights" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_drafts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"composition" jsonb NOT NULL,
	"outfit_id" uuid,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cutouts" ADD CONSTRAINT "cutouts_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cutouts" ADD CONSTRAINT "cutouts_source_media_id_media_id_fk" FOREIGN KEY ("source_media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_compositions" ADD CONSTRAINT "outfit_compositions_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_compositions" ADD CONSTRAINT "outfit_compositions_ground_media_id_media_id_fk" FOREIGN KEY ("ground_media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_cutouts" ADD CONSTRAINT "outfit_cutouts_outfit_id_outfit_compositions_outfit_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfit_compositions"("outfit_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_cutouts" ADD CONSTRAINT "outfit_cutouts_cutout_id_cutouts_id_fk" FOREIGN KEY ("cutout_id") REFERENCES "public"."cutouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_rights" ADD CONSTRAINT "picture_rights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_drafts" ADD CONSTRAINT "studio_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_drafts" ADD CONSTRAINT "studio_drafts_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cutouts_created_at_idx" ON "cutouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "cutouts_media_id_idx" ON "cutouts" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "cutouts_source_media_id_idx" ON "cutouts" USING btree ("source_media_id");--> statement-breakpoint
CREATE INDEX "outfit_compositions_ground_idx" ON "outfit_compositions" USING btree ("ground_media_id");--> statement-breakpoint
CREATE INDEX "outfit_cutouts_cutout_idx" ON "outfit_cutouts" USING btree ("cutout_id");