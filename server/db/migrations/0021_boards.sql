CREATE TABLE "alert_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"price_drops" boolean NOT NULL,
	"compared_on" date
);
--> statement-breakpoint
CREATE TABLE "board_outfits" (
	"board_id" uuid NOT NULL,
	"outfit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "board_outfits_board_id_outfit_id_pk" PRIMARY KEY("board_id","outfit_id")
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_outfits" (
	"user_id" uuid NOT NULL,
	"outfit_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"told_price_paise" bigint NOT NULL,
	"told_missing_links" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "saved_outfits_user_id_outfit_id_pk" PRIMARY KEY("user_id","outfit_id")
);
--> statement-breakpoint
ALTER TABLE "outfits" ADD COLUMN "save_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_outfits" ADD CONSTRAINT "board_outfits_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_outfits" ADD CONSTRAINT "board_outfits_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_outfits" ADD CONSTRAINT "saved_outfits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_outfits" ADD CONSTRAINT "saved_outfits_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_outfits_order_idx" ON "board_outfits" USING btree ("board_id","position");--> statement-breakpoint
CREATE INDEX "board_outfits_outfit_id_idx" ON "board_outfits" USING btree ("outfit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "boards_user_name_key" ON "boards" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "boards_user_default_key" ON "boards" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "saved_outfits_outfit_id_idx" ON "saved_outfits" USING btree ("outfit_id");