import { bigserial, boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { LINKED_PICTURE_STATES } from "#contract/catalogue/linked-pictures.ts";
import { outfits } from "./outfits.ts";

/** Pictures that an import named by a web address, which are fetched in the background. */
export const linkedPictures = pgTable(
  "linked_pictures",
  {
    outfitId: uuid("outfit_id")
      .primaryKey()
      .references(() => outfits.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    /** What the outfit shows, in the end the picture itself. An outfit that shows another one is left alone. */
    mediaId: text("media_id").notNull(),
    /** Whether `mediaId` is a placeholder, so that a flat lay is drawn if the picture cannot be fetched. */
    isPlaceholder: boolean("is_placeholder").notNull().default(false),
    state: text("state", { enum: LINKED_PICTURE_STATES }).notNull().default("waiting"),
    /** Why it could not be fetched: a sentence for administrators. */
    problem: text("problem"),
    /** When it was fetched, or failed. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
    /** Order of the import. */
    position: bigserial("position", { mode: "number" }).notNull(),
  },
  (table) => [index("linked_pictures_state_idx").on(table.state, table.position)],
);
