import { createServer } from "node:http";
import { Pool } from "pg";
import { serveParent } from "./serve-parent.mjs";

/**
 * The reference for likes and comments: the bare statements, each change in one transaction, on a pool of the
 * same size, without sessions, checks or response bodies.
 */

const POOL_SIZE = 20;

/**
 * @param {import("pg").PoolClient} client
 * @param {string} outfitId
 * @param {string} userId
 */
async function toggleLike(client, outfitId, userId) {
  const { rowCount: removed } = await client.query(
    "delete from outfit_reactions where outfit_id = $1 and user_id = $2 and kind = 'like'",
    [outfitId, userId],
  );
  if (removed === 0) {
    await client.query("insert into outfit_reactions (outfit_id, user_id, kind) values ($1, $2, 'like')", [
      outfitId,
      userId,
    ]);
  }
  await client.query("update outfits set like_count = like_count + $1 where id = $2", [
    removed === 0 ? 1 : -1,
    outfitId,
  ]);
}

/**
 * @param {import("pg").PoolClient} client
 * @param {string} outfitId
 * @param {string} userId
 * @param {string} text
 */
async function addComment(client, outfitId, userId, text) {
  await client.query("insert into comments (outfit_id, user_id, text) values ($1, $2, $3)", [
    outfitId,
    userId,
    text,
  ]);
  await client.query("update outfits set comment_count = comment_count + 1 where id = $1", [outfitId]);
}

/**
 * @param {Pool} pool
 * @param {(client: import("pg").PoolClient) => Promise<void>} change
 */
async function inTransaction(pool, change) {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await change(client);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

/** @param {import("node:http").IncomingMessage} request */
async function bodyOf(request) {
  let body = "";
  for await (const chunk of request) body += chunk;
  return body;
}

process.once("message", ({ databaseUrl }) => {
  const pool = new Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  const server = createServer(async (request, response) => {
    try {
      const [, action, outfitId = "", userId = ""] = request.url?.split("/") ?? [];
      if (action === "like") await inTransaction(pool, (client) => toggleLike(client, outfitId, userId));
      else {
        const { text } = JSON.parse(await bodyOf(request));
        await inTransaction(pool, (client) => addComment(client, outfitId, userId, text));
      }
      response.writeHead(204).end();
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  serveParent(server);
});
