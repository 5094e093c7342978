ALTER TABLE "passkeys" ADD COLUMN "for_administration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "by_passkey" = false WHERE "by_passkey";
