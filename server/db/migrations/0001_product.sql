CREATE TABLE "cart_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"outfit_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_entries_quantity_check" CHECK ("cart_entries"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "bespoke_answer_outfits" (
	"request_id" uuid NOT NULL,
	"outfit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "bespoke_answer_outfits_request_id_outfit_id_pk" PRIMARY KEY("request_id","outfit_id")
);
--> statement-breakpoint
CREATE TABLE "bespoke_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"description" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"media_id" text,
	"answer_note" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deduplication_key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_messages_deduplication_key_key" UNIQUE("deduplication_key"),
	CONSTRAINT "outbox_messages_attempts_check" CHECK ("outbox_messages"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"confirmation_hash" text,
	"confirmed_at" timestamp with time zone,
	"unsubscribe_hash" text NOT NULL,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_email_key" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "comment_reactions" (
	"comment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_reactions_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id"),
	CONSTRAINT "comment_reactions_kind_check" CHECK ("comment_reactions"."kind" in ('like', 'dislike'))
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"outfit_id" uuid NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"dislike_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comments_counts_check" CHECK ("comments"."like_count" >= 0 and "comments"."dislike_count" >= 0 and "comments"."reply_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outfit_reactions" (
	"outfit_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outfit_reactions_outfit_id_user_id_pk" PRIMARY KEY("outfit_id","user_id"),
	CONSTRAINT "outfit_reactions_kind_check" CHECK ("outfit_reactions"."kind" in ('like', 'dislike'))
);
--> statement-breakpoint
CREATE TABLE "replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"comment_id" uuid NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"dislike_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "replies_counts_check" CHECK ("replies"."like_count" >= 0 and "replies"."dislike_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reply_reactions" (
	"reply_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reply_reactions_reply_id_user_id_pk" PRIMARY KEY("reply_id","user_id"),
	CONSTRAINT "reply_reactions_kind_check" CHECK ("reply_reactions"."kind" in ('like', 'dislike'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_totals" (
	"id" integer PRIMARY KEY NOT NULL,
	"active_outfits" bigint NOT NULL,
	"active_views" bigint NOT NULL,
	CONSTRAINT "catalogue_totals_one_row_check" CHECK ("catalogue_totals"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "outfit_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"outfit_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"source_name" text NOT NULL,
	"item_name" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"link" text NOT NULL,
	CONSTRAINT "outfit_items_price_check" CHECK ("outfit_items"."price_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "outfits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category" text NOT NULL,
	"section" text NOT NULL,
	"type" text NOT NULL,
	"rate_look" double precision NOT NULL,
	"tags" text[] NOT NULL,
	"description" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"media_id" text NOT NULL,
	"item_count" integer NOT NULL,
	"total_price_paise" bigint NOT NULL,
	"search_words" text[] NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"dislike_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"view_count" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"import_key" text,
	"import_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outfits_rate_look_check" CHECK ("outfits"."rate_look" between 0 and 5),
	CONSTRAINT "outfits_counts_check" CHECK ("outfits"."like_count" >= 0 and "outfits"."dislike_count" >= 0 and "outfits"."comment_count" >= 0 and "outfits"."view_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"deletions" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_attempts" (
	"cookie_hash" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"flow" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_proofs" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"photo_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "sessions_cookie_hash_key" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"google_photo_url" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_key" UNIQUE("email"),
	CONSTRAINT "users_gender_check" CHECK ("users"."gender" in ('', 'Male', 'Female'))
);
--> statement-breakpoint
ALTER TABLE "cart_entries" ADD CONSTRAINT "cart_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_entries" ADD CONSTRAINT "cart_entries_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bespoke_answer_outfits" ADD CONSTRAINT "bespoke_answer_outfits_request_id_bespoke_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."bespoke_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bespoke_answer_outfits" ADD CONSTRAINT "bespoke_answer_outfits_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bespoke_requests" ADD CONSTRAINT "bespoke_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bespoke_requests" ADD CONSTRAINT "bespoke_requests_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bespoke_requests" ADD CONSTRAINT "bespoke_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reactions" ADD CONSTRAINT "comment_reactions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reactions" ADD CONSTRAINT "comment_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_reactions" ADD CONSTRAINT "outfit_reactions_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_reactions" ADD CONSTRAINT "outfit_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_reactions" ADD CONSTRAINT "reply_reactions_reply_id_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_reactions" ADD CONSTRAINT "reply_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_items" ADD CONSTRAINT "outfit_items_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfits" ADD CONSTRAINT "outfits_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfits" ADD CONSTRAINT "outfits_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_entries_user_outfit_key" ON "cart_entries" USING btree ("user_id","outfit_id");--> statement-breakpoint
CREATE INDEX "cart_entries_outfit_id_idx" ON "cart_entries" USING btree ("outfit_id");--> statement-breakpoint
CREATE INDEX "bespoke_answer_outfits_outfit_id_idx" ON "bespoke_answer_outfits" USING btree ("outfit_id");--> statement-breakpoint
CREATE INDEX "bespoke_requests_open_idx" ON "bespoke_requests" USING btree ("created_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "bespoke_requests_user_id_idx" ON "bespoke_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bespoke_requests_media_id_idx" ON "bespoke_requests" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "outbox_messages_due_idx" ON "outbox_messages" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_confirmation_hash_key" ON "subscriptions" USING btree ("confirmation_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_unsubscribe_hash_key" ON "subscriptions" USING btree ("unsubscribe_hash");--> statement-breakpoint
CREATE INDEX "comment_reactions_newest_idx" ON "comment_reactions" USING btree ("comment_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "comment_reactions_user_id_idx" ON "comment_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_newest_idx" ON "comments" USING btree ("outfit_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_user_id_idx" ON "comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outfit_reactions_newest_idx" ON "outfit_reactions" USING btree ("outfit_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "outfit_reactions_user_id_idx" ON "outfit_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "replies_oldest_idx" ON "replies" USING btree ("comment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "replies_user_id_idx" ON "replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reply_reactions_newest_idx" ON "reply_reactions" USING btree ("reply_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "reply_reactions_user_id_idx" ON "reply_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outfit_items_outfit_position_key" ON "outfit_items" USING btree ("outfit_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "outfits_import_key_key" ON "outfits" USING btree ("import_key");--> statement-breakpoint
CREATE INDEX "outfits_import_id_idx" ON "outfits" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "outfits_media_id_idx" ON "outfits" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "outfits_search_words_idx" ON "outfits" USING gin ("search_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "outfits_newest_idx" ON "outfits" USING btree ("created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_liked_idx" ON "outfits" USING btree ("like_count","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_clicked_idx" ON "outfits" USING btree ("view_count","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_viewed_idx" ON "outfits" USING btree ("view_count","like_count","created_at") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_price_idx" ON "outfits" USING btree ("total_price_paise","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_category_newest_idx" ON "outfits" USING btree ("category","created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_section_newest_idx" ON "outfits" USING btree ("section","created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_type_newest_idx" ON "outfits" USING btree ("type","created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_admin_newest_idx" ON "outfits" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "search_words_deletions_idx" ON "search_words" USING gin ("deletions") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_substring_idx" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "provider_attempts_expires_at_idx" ON "provider_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_proofs_expires_at_idx" ON "provider_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identities_user_id_idx" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));