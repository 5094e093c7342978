import { randomUUID } from "node:crypto";
import type { InjectOptions, LightMyRequestResponse as Response } from "fastify";
import { afterAll, beforeAll, expect } from "vitest";
import { errorBodySchema } from "#contract/http/api-error.ts";
import { updateSearchIndex } from "#server/modules/outfits/search/search-index-job.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createComment, createReply } from "#tests/factories/comment-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { type TestApp, type TestShop, testShop } from "#tests/setup/test-app.ts";
import { type ChangeWatch, stopWatching, watchChanges } from "./change-watch.ts";
import type { DescribedCall } from "./described-calls.ts";

/** Internals that no response may contain. */
const INTERNALS =
  /\b(select|insert into|update) .+ (from|values|set) |node_modules|\bat .+\.[jt]s:\d|drizzle|postgres|pglite/i;
/**
 * Attempts for a rejected call that seems to have written a row, because background work can write meanwhile.
 */
const MAX_ATTEMPTS = 4;

/** Ids of the rows that calls are about, by the names of path parameters. */
type Subject = Record<string, string>;

/** Rows that calls can be about, and the headers of a caller who may make all calls. */
interface Prepared {
  path: string;
  ids: Subject;
  headers: Record<string, string>;
}

export interface AbusedShop extends TestShop {
  /**
   * Makes a hostile request; fails unless an error has the API's error body and wrote no row. The rows are
   * created again after a successful call.
   */
  attacker(
    call: DescribedCall,
  ): (build: (prepared: Prepared) => InjectOptions, description: string) => Promise<void>;
}

/** The shop under attack. Call it at the top of the file. */
export function abusedShop(): AbusedShop {
  const shop = testShop() as AbusedShop;
  let changes: ChangeWatch;
  beforeAll(async () => {
    changes = await watchChanges(shop.database);
  });
  afterAll(() => stopWatching(shop.database));

  shop.attacker = (call) => {
    let prepared: Prepared | undefined;
    // The number of written rows, unknown after a call that may have written some.
    let before: number | undefined;
    return async (build, description) => {
      for (let attempt = 1; ; attempt += 1) {
        prepared ??= await prepare(shop, call);
        before ??= await changes.last();
        const response = await shop.app.inject(build(prepared));
        expectValidResponse(response, description);
        if (response.statusCode < 400) {
          before = undefined;
          if (call.method !== "GET") prepared = undefined;
          return;
        }
        if ((await changes.last()) === before) return;
        if (attempt === MAX_ATTEMPTS) {
          const tables = await changes.tablesSince(before);
          expect.fail(
            `${description} was rejected with ${response.statusCode}, yet changed ${tables.join()}`,
          );
        }
        before = await changes.settled();
      }
    };
  };
  return shop;
}

async function prepare({ database }: TestApp, { path }: DescribedCall): Promise<Prepared> {
  // An administrator who owns all rows may make every call.
  const ownerId = await createUser(database, { isAdmin: true });
  const outfitId = await createOutfit(database);
  const commentId = await createComment(database, { outfitId, userId: ownerId });
  const replyId = await createReply(database, { commentId, userId: ownerId });
  // Nothing is left to the job that does so in the background.
  await updateSearchIndex(database, async () => false);
  const boardId = await createBoard(database, { userId: ownerId, outfitIds: [outfitId] });
  const subject: Subject = { outfitId, commentId, replyId, id: outfitId };
  if (path.includes("/user/")) subject.id = ownerId;
  if (path.includes("/board/")) subject.id = boardId;
  const ids = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, subject[name] ?? randomUUID()]),
  );
  const token = await createSession(database, ownerId);
  // Views by robots are not counted, so no row is written later.
  return { path: pathWith(path, ids), ids, headers: { ...bearer(token), "user-agent": "Googlebot/2.1" } };
}

/** The path of a call with these ids. */
export function pathWith(path: string, ids: Subject): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => ids[name] ?? "");
}

function expectValidResponse({ statusCode, headers, body }: Response, description: string): void {
  const message = `${description} → ${statusCode} ${body.slice(0, 300)}`;
  expect(headers["x-content-type-options"], message).toBe("nosniff");
  expect(headers["x-request-id"], message).toMatch(/^[0-9a-f-]{36}$/);
  if (statusCode < 400) return;
  const parsed = errorBodySchema.strict().safeParse(parseJson(body));
  expect(parsed.success, message).toBe(true);
  // Features that are not configured return 503.
  if (parsed.data?.code !== "NOT_CONFIGURED") expect(statusCode, message).toBeLessThan(500);
  expect(parsed.data?.error, message).toBe(parsed.data?.message);
  expect(parsed.data?.message, message).not.toBe("");
  expect(body, message).not.toMatch(INTERNALS);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
