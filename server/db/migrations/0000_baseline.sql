CREATE TABLE "administrator_activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"administrator_id" uuid,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_days" (
	"day" date PRIMARY KEY NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"cart_adds" integer DEFAULT 0 NOT NULL,
	"link_opens" integer DEFAULT 0 NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"empty_searches" integer DEFAULT 0 NOT NULL,
	"sign_ups" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_outfit_days" (
	"day" date NOT NULL,
	"outfit_id" uuid NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"cart_adds" integer DEFAULT 0 NOT NULL,
	"link_opens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "analytics_outfit_days_day_outfit_id_pk" PRIMARY KEY("day","outfit_id")
);
--> statement-breakpoint
CREATE TABLE "analytics_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_search_days" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"empty_searches" integer DEFAULT 0 NOT NULL,
	"people" integer[] DEFAULT '{}' NOT NULL,
	"people_count" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "analytics_search_days_day_words_pk" PRIMARY KEY("day","words")
);
--> statement-breakpoint
CREATE TABLE "analytics_source_days" (
	"day" date NOT NULL,
	"source" text NOT NULL,
	"link_opens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "analytics_source_days_day_source_pk" PRIMARY KEY("day","source")
);
--> statement-breakpoint
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
CREATE TABLE "cart_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"outfit_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_entries_quantity_check" CHECK ("cart_entries"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'done' NOT NULL,
	"outfit_count" integer DEFAULT 0 NOT NULL,
	"added_count" integer DEFAULT 0 NOT NULL,
	"already_there_count" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_imports_counts_check" CHECK ("catalogue_imports"."outfit_count" >= 0 and "catalogue_imports"."added_count" >= 0 and "catalogue_imports"."already_there_count" >= 0 and "catalogue_imports"."refused_count" >= 0)
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
	"unproved_digest" text,
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
CREATE TABLE "email_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"change_since" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
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
	"held_at" timestamp with time zone,
	"hold_reasons" text[] DEFAULT '{}' NOT NULL,
	"queued_at" timestamp with time zone,
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
	"held_at" timestamp with time zone,
	"hold_reasons" text[] DEFAULT '{}' NOT NULL,
	"queued_at" timestamp with time zone,
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
CREATE TABLE "contribution_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"comment_id" uuid,
	"reply_id" uuid,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "contribution_reports_subject_check" CHECK (num_nonnulls("contribution_reports"."comment_id", "contribution_reports"."reply_id") = 1)
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
	"found_price_hundredths" bigint,
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
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"placeholder" text NOT NULL,
	"colours" text[] DEFAULT '{}' NOT NULL,
	"last_touched_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_leases" (
	"name" text PRIMARY KEY NOT NULL,
	"acquired_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_counts" (
	"category" text NOT NULL,
	"section" text NOT NULL,
	"type" text NOT NULL,
	"active_outfits" bigint NOT NULL,
	CONSTRAINT "catalogue_counts_category_section_type_pk" PRIMARY KEY("category","section","type")
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
	"role" text,
	"role_is_given" boolean DEFAULT false NOT NULL,
	"match" text DEFAULT 'exact' NOT NULL,
	"spot_x" double precision,
	"spot_y" double precision,
	"normalised_link" text,
	"kind_token" integer,
	"search_tokens" integer[] DEFAULT '{}' NOT NULL,
	"open_count" integer DEFAULT 0 NOT NULL,
	"published_price_paise" bigint,
	CONSTRAINT "outfit_items_price_check" CHECK ("outfit_items"."price_paise" > 0),
	CONSTRAINT "outfit_items_spot_check" CHECK (("outfit_items"."spot_x" is null) = ("outfit_items"."spot_y" is null) and "outfit_items"."spot_x" between 0 and 1 and "outfit_items"."spot_y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "outfit_texts" (
	"outfit_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL
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
	"search_tokens" integer[] DEFAULT '{}' NOT NULL,
	"outfit_tokens" integer[] DEFAULT '{}' NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"dislike_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"view_count" bigint DEFAULT 0 NOT NULL,
	"open_count" integer DEFAULT 0 NOT NULL,
	"save_count" integer DEFAULT 0 NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"import_key" text,
	"import_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outfits_rate_look_check" CHECK ("outfits"."rate_look" between 0 and 5),
	CONSTRAINT "outfits_counts_check" CHECK ("outfits"."like_count" >= 0 and "outfits"."dislike_count" >= 0 and "outfits"."comment_count" >= 0 and "outfits"."view_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_index" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"indexed_up_to" uuid,
	CONSTRAINT "search_index_one_row_check" CHECK ("search_index"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"deletions" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"user_handle" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"user_handle" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"for_administration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_key" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "pending_artwork" (
	"outfit_id" uuid PRIMARY KEY NOT NULL,
	"media_id" text NOT NULL,
	"position" bigserial NOT NULL,
	"requested_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL
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
CREATE TABLE "shop_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "identities_id_key" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"authenticated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"by_passkey" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_key" UNIQUE("token_hash"),
	CONSTRAINT "sessions_cookie_hash_key" UNIQUE("cookie_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"pending_email" text,
	"pending_email_since" timestamp with time zone,
	"gender" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"blocked_at" timestamp with time zone,
	"blocked_reason" text,
	"google_photo_url" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_key" UNIQUE("username_key"),
	CONSTRAINT "users_email_key" UNIQUE("email"),
	CONSTRAINT "users_gender_check" CHECK ("users"."gender" in ('', 'Male', 'Female')),
	CONSTRAINT "users_pending_email_check" CHECK (("users"."pending_email" is null) = ("users"."pending_email_since" is null))
);
--> statement-breakpoint
ALTER TABLE "administrator_activity" ADD CONSTRAINT "administrator_activity_administrator_id_users_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_settings" ADD CONSTRAINT "alert_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_outfits" ADD CONSTRAINT "board_outfits_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_outfits" ADD CONSTRAINT "board_outfits_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_outfits" ADD CONSTRAINT "saved_outfits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_outfits" ADD CONSTRAINT "saved_outfits_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_entries" ADD CONSTRAINT "cart_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_entries" ADD CONSTRAINT "cart_entries_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bespoke_answer_outfits" ADD CONSTRAINT "bespoke_answer_outfits_request_id_bespoke_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."bespoke_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bespoke_answer_outfits" ADD CONSTRAINT "bespoke_answer_outfits_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bespoke_requests" ADD CONSTRAINT "bespoke_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bespoke_requests" ADD CONSTRAINT "bespoke_requests_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bespoke_requests" ADD CONSTRAINT "bespoke_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "contribution_reports" ADD CONSTRAINT "contribution_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_reports" ADD CONSTRAINT "contribution_reports_reply_id_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contribution_reports" ADD CONSTRAINT "contribution_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_opens" ADD CONSTRAINT "link_opens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_reports" ADD CONSTRAINT "link_reports_link_id_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_reports" ADD CONSTRAINT "link_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_items" ADD CONSTRAINT "outfit_items_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfit_texts" ADD CONSTRAINT "outfit_texts_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfits" ADD CONSTRAINT "outfits_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outfits" ADD CONSTRAINT "outfits_import_id_catalogue_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."catalogue_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_codes" ADD CONSTRAINT "passkey_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_artwork" ADD CONSTRAINT "pending_artwork_outfit_id_outfits_id_fk" FOREIGN KEY ("outfit_id") REFERENCES "public"."outfits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "administrator_activity_newest_idx" ON "administrator_activity" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "administrator_activity_subject_idx" ON "administrator_activity" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "administrator_activity_administrator_id_idx" ON "administrator_activity" USING btree ("administrator_id");--> statement-breakpoint
CREATE INDEX "board_outfits_order_idx" ON "board_outfits" USING btree ("board_id","position");--> statement-breakpoint
CREATE INDEX "board_outfits_outfit_id_idx" ON "board_outfits" USING btree ("outfit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "boards_user_name_key" ON "boards" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "boards_user_default_key" ON "boards" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "saved_outfits_outfit_id_idx" ON "saved_outfits" USING btree ("outfit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_entries_user_outfit_key" ON "cart_entries" USING btree ("user_id","outfit_id");--> statement-breakpoint
CREATE INDEX "cart_entries_outfit_id_idx" ON "cart_entries" USING btree ("outfit_id");--> statement-breakpoint
CREATE INDEX "catalogue_imports_newest_idx" ON "catalogue_imports" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_imports_running_key" ON "catalogue_imports" USING btree ("state") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "bespoke_answer_outfits_outfit_id_idx" ON "bespoke_answer_outfits" USING btree ("outfit_id");--> statement-breakpoint
CREATE INDEX "bespoke_requests_open_idx" ON "bespoke_requests" USING btree ("created_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "bespoke_requests_user_id_idx" ON "bespoke_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bespoke_requests_media_id_idx" ON "bespoke_requests" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "outbox_messages_unproved_idx" ON "outbox_messages" USING btree ("unproved_digest","created_at") WHERE unproved_digest is not null;--> statement-breakpoint
CREATE INDEX "outbox_messages_due_idx" ON "outbox_messages" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_confirmation_hash_key" ON "subscriptions" USING btree ("confirmation_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_unsubscribe_hash_key" ON "subscriptions" USING btree ("unsubscribe_hash");--> statement-breakpoint
CREATE INDEX "email_tokens_user_id_idx" ON "email_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "email_tokens_email_idx" ON "email_tokens" USING btree ("email");--> statement-breakpoint
CREATE INDEX "email_tokens_expires_at_idx" ON "email_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "comment_reactions_newest_idx" ON "comment_reactions" USING btree ("comment_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "comment_reactions_user_id_idx" ON "comment_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_newest_idx" ON "comments" USING btree ("outfit_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_author_idx" ON "comments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_held_idx" ON "comments" USING btree ("user_id","outfit_id") WHERE held_at is not null;--> statement-breakpoint
CREATE INDEX "comments_queue_idx" ON "comments" USING btree ("queued_at","id") WHERE queued_at is not null;--> statement-breakpoint
CREATE INDEX "outfit_reactions_newest_idx" ON "outfit_reactions" USING btree ("outfit_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "outfit_reactions_user_id_idx" ON "outfit_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "replies_oldest_idx" ON "replies" USING btree ("comment_id","created_at","id");--> statement-breakpoint
CREATE INDEX "replies_author_idx" ON "replies" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "replies_held_idx" ON "replies" USING btree ("user_id","comment_id") WHERE held_at is not null;--> statement-breakpoint
CREATE INDEX "replies_queue_idx" ON "replies" USING btree ("queued_at","id") WHERE queued_at is not null;--> statement-breakpoint
CREATE INDEX "reply_reactions_newest_idx" ON "reply_reactions" USING btree ("reply_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "reply_reactions_user_id_idx" ON "reply_reactions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_reports_comment_key" ON "contribution_reports" USING btree ("comment_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contribution_reports_reply_key" ON "contribution_reports" USING btree ("reply_id","user_id");--> statement-breakpoint
CREATE INDEX "contribution_reports_user_id_idx" ON "contribution_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
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
CREATE UNIQUE INDEX "outfit_items_outfit_position_key" ON "outfit_items" USING btree ("outfit_id","position");--> statement-breakpoint
CREATE INDEX "outfit_items_link_idx" ON "outfit_items" USING btree (md5("normalised_link"));--> statement-breakpoint
CREATE INDEX "outfit_items_kind_idx" ON "outfit_items" USING btree ("kind_token","price_paise","outfit_id") WHERE kind_token is not null;--> statement-breakpoint
CREATE INDEX "outfit_items_source_idx" ON "outfit_items" USING btree (lower("source_name") text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "outfits_import_key_key" ON "outfits" USING btree ("import_key");--> statement-breakpoint
CREATE INDEX "outfits_import_id_idx" ON "outfits" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "outfits_media_id_idx" ON "outfits" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "outfits_search_tokens_idx" ON "outfits" USING gin ("search_tokens") WITH (fastupdate=false) WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_newest_order_idx" ON "outfits" USING btree ("created_at","id","category","section","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_liked_order_idx" ON "outfits" USING btree ("like_count","id","category","section","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_clicked_order_idx" ON "outfits" USING btree ("view_count","id","category","section","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_price_order_idx" ON "outfits" USING btree ("total_price_paise","id","category","section","type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_filter_idx" ON "outfits" USING btree ("category","section","type","created_at","id","like_count","view_count","total_price_paise") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_viewed_idx" ON "outfits" USING btree ("view_count","like_count","created_at") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outfits_admin_newest_idx" ON "outfits" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outfits_publish_at_idx" ON "outfits" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "search_words_deletions_idx" ON "search_words" USING gin ("deletions") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_prefix_idx" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "passkey_challenges_session_id_idx" ON "passkey_challenges" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_idx" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_artwork_order_idx" ON "pending_artwork" USING btree ("requested_at","position");--> statement-breakpoint
CREATE INDEX "pending_artwork_media_id_idx" ON "pending_artwork" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "provider_attempts_expires_at_idx" ON "provider_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_proofs_expires_at_idx" ON "provider_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identities_user_id_idx" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "security_events_user_id_idx" ON "security_events" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "security_events_created_at_idx" ON "security_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_newest_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_pending_email_since_idx" ON "users" USING btree ("pending_email_since") WHERE "users"."pending_email" is not null;--> statement-breakpoint
-- How many outfits pass several filters together: the product of their shares is far off where, for example, a
-- category is for one section only.
CREATE STATISTICS outfits_filter_stats (mcv) ON category, section, type FROM outfits;
