ALTER TABLE "background_turns" RENAME TO "job_leases";
--> statement-breakpoint
ALTER TABLE "job_leases" RENAME COLUMN "taken_at" TO "acquired_at";
--> statement-breakpoint
ALTER INDEX "background_turns_pkey" RENAME TO "job_leases_pkey";
