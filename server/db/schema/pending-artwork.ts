import { bigserial, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { outfits } from "./outfits.ts";

/** Outfits without a picture of their own that show a placeholder until their artwork is drawn. */
export const pendingArtwork = pgTable(
  "pending_artwork",
  {
    outfitId: uuid("outfit_id")
      .primaryKey()
      .references(() => outfits.id, { onDelete: "cascade" }),
    /** The placeholder. An outfit that shows another picture is not drawn. */
    mediaId: text("media_id").notNull(),
    /** Order of the import. */
    position: bigserial("position", { mode: "number" }).notNull(),
    /** When a visitor requested the picture; these come first. */
    requestedAt: timestamp("requested_at", { withTimezone: true }),
    /** When the claim of the process that draws it expires. */
    claimedUntil: timestamp("claimed_until", { withTimezone: true }),
    attempts: integer("attempts").notNull().default(0),
  },
  (table) => [
    index("pending_artwork_order_idx").on(table.requestedAt, table.position),
    index("pending_artwork_media_id_idx").on(table.mediaId),
  ],
);
