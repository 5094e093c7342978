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
