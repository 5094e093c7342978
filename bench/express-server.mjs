import { createServer } from "node:http";
import express from "express";
import { Pool } from "pg";
import { serveParent } from "./serve-parent.mjs";

/**
 * The reference for lists and search: Express, a pool of the same size, one straightforward statement per
 * request, and the same JSON.
 */

const POOL_SIZE = 20;
const TOTAL_MAX = 1_000;
/** @type {Record<string, string>} */
const SORT_COLUMNS = {
  createdAt: "o.created_at",
  numberOfLikes: "o.like_count",
  numberOfClicks: "o.view_count",
  totalPrice: "o.total_price_paise",
};

/**
 * Whether an outfit contains a word anywhere.
 * @param {string} parameter
 */
const HAS_WORD = (parameter) => `(
  o.category ilike ${parameter} or o.section ilike ${parameter} or o.description ilike ${parameter}
  or array_to_string(o.tags, ' ') ilike ${parameter}
  or exists (
    select from outfit_items i
    where i.outfit_id = o.id and (i.item_name ilike ${parameter} or i.source_name ilike ${parameter})
  )
)`;

/** @param {Record<string, string>} query */
function statementFor({
  startIndex = "0",
  limit = "9",
  sortBy = "createdAt",
  sort = "desc",
  searchTerm = "",
  ...filters
}) {
  /** @type {string[]} */
  const values = [];
  const parameter = (/** @type {string} */ value) => `$${values.push(value)}`;
  const conditions = ["o.is_active"];
  for (const column of ["category", "section", "type"]) {
    if (filters[column]) conditions.push(`o.${column} = ${parameter(filters[column])}`);
  }
  for (const word of searchTerm.split(" ").filter(Boolean)) conditions.push(HAS_WORD(parameter(`%${word}%`)));
  const direction = sort === "asc" ? "asc" : "desc";
  const matches = `from outfits o where ${conditions.join(" and ")}`;
  const text = `
    select (select count(*)::int from (select ${matches} limit ${TOTAL_MAX + 1}) counted) as total,
      o.id, o.category, o.section, o.type, o.item_count, o.rate_look, o.tags, o.description, o.media_id, o.is_active,
      o.like_count, o.dislike_count, o.comment_count, o.view_count, o.save_count, o.total_price_paise, o.created_at, o.version,
      m.width, m.height, m.placeholder
    from outfits o join media m on m.id = o.media_id
    where ${conditions.join(" and ")}
    order by ${SORT_COLUMNS[sortBy]} ${direction}, o.id ${direction}
    limit ${parameter(limit)} offset ${parameter(startIndex)}`;
  return { text, values };
}

/** @param {any} row */
const present = (row) => ({
  _id: row.id,
  category: row.category,
  section: row.section,
  type: row.type,
  numberOfItems: row.item_count,
  rateLook: row.rate_look,
  tags: row.tags,
  description: row.description,
  image: `/media/${row.media_id}/1200.jpg`,
  imageWidth: row.width,
  imageHeight: row.height,
  imagePlaceholder: row.placeholder,
  isActive: row.is_active,
  numberOfLikes: row.like_count,
  numberOfDislikes: row.dislike_count,
  numberOfComments: row.comment_count,
  numberOfClicks: Number(row.view_count),
  numberOfSaves: row.save_count,
  totalPrice: Number(row.total_price_paise) / 100,
  createdAt: row.created_at.toISOString(),
  version: row.version,
});

process.once("message", ({ databaseUrl }) => {
  const pool = new Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  const app = express();
  app.get("/backend/outfit/getoutfits", async (request, response) => {
    const { rows } = await pool.query(statementFor(/** @type {Record<string, string>} */ (request.query)));
    const total = rows[0]?.total ?? 0;
    response.json({
      outfits: rows.map(present),
      total: Math.min(total, TOTAL_MAX),
      totalIsCapped: total > TOTAL_MAX,
    });
  });
  serveParent(createServer(app));
});
