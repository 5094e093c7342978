import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Composition } from "#contract/studio/composition.ts";
import type { CutoutItem, Stroke } from "#contract/studio/studio.ts";
import { media } from "./media.ts";
import { outfits } from "./outfits.ts";
import { users } from "./users.ts";

/** Products cut out of their pictures. A row never changes; one that no board has is removed after a day. */
export const cutouts = pgTable(
  "cutouts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Who made it, and may mend it and read its source; null after that account is deleted. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The cut-out: a WebP with transparency. */
    mediaId: text("media_id")
      .notNull()
      .references(() => media.id),
    /** The whole picture, which is private: strokes that mend the mask are applied to it. */
    sourceMediaId: text("source_media_id")
      .notNull()
      .references(() => media.id),
    /** Pixels of the cut-out. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    quality: text("quality", { enum: ["clean", "framed"] }).notNull(),
    /** The polygons around the product, in shares of width and height. */
    outline: jsonb("outline").$type<[number, number][][]>().notNull(),
    /** The product's main colour as #rrggbb, which the paper of a board contrasts with. */
    colour: text("colour").notNull(),
    item: jsonb("item").$type<CutoutItem>().notNull(),
    /** Those that have mended its mask, which begin the next mending. */
    strokes: jsonb("strokes").$type<readonly Stroke[]>().notNull().default([]),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("cutouts_user_id_idx").on(table.userId),
    index("cutouts_created_at_idx").on(table.createdAt),
    index("cutouts_media_id_idx").on(table.mediaId),
    index("cutouts_source_media_id_idx").on(table.sourceMediaId),
  ],
);

/**
 * The boards that pictures of outfits are rendered from. An outfit that shows another picture than `mediaId` by
 * now counts as having none; when that change is undone, it has its board again.
 */
export const outfitCompositions = pgTable(
  "outfit_compositions",
  {
    outfitId: uuid("outfit_id")
      .primaryKey()
      .references(() => outfits.id, { onDelete: "cascade" }),
    composition: jsonb("composition").$type<Composition>().notNull(),
    /** The picture that was rendered from it. */
    mediaId: text("media_id").notNull(),
    /** The picture of its ground, where it has one. */
    groundMediaId: text("ground_media_id").references(() => media.id),
  },
  (table) => [index("outfit_compositions_ground_idx").on(table.groundMediaId)],
);

/** Which cut-outs the boards of outfits have. */
export const outfitCutouts = pgTable(
  "outfit_cutouts",
  {
    outfitId: uuid("outfit_id")
      .notNull()
      .references(() => outfitCompositions.outfitId, { onDelete: "cascade" }),
    cutoutId: uuid("cutout_id")
      .notNull()
      .references(() => cutouts.id),
  },
  (table) => [
    primaryKey({ columns: [table.outfitId, table.cutoutId] }),
    index("outfit_cutouts_cutout_idx").on(table.cutoutId),
  ],
);

/** Who has confirmed the rights in the pictures that they bring to the studio, and when. */
export const pictureRights = pgTable("picture_rights", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull().defaultNow(),
});
