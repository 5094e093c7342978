import { createIdSet } from "#app/lib/create-id-set.ts";

/** The boards that are shown as deleted while that can still be undone. */
export const pendingDeletions = createIdSet();
