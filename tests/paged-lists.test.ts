import { expect, it } from "vitest";
import { pagedQuery, uniqueRows } from "#app/lib/next-page.ts";
import type { BespokeRequestList } from "#contract/bespoke/bespoke.ts";
import type { BoardPage } from "#contract/boards/boards.ts";
import type { AdminTable, OutfitHistory } from "#contract/dashboard/admin-outfits.ts";
import type { ModerationQueue } from "#contract/engagement/moderation.ts";
import {
  ADMIN_PAGE_SIZE,
  BESPOKE_PAGE_SIZE,
  BOARD_PAGE_SIZE,
  COMMENTS_PAGE_SIZE,
  HISTORY_PAGE_SIZE,
  LIST_PAGE_SIZE,
  MODERATION_PAGE_SIZE,
  REPLIES_LIMIT_MAX,
} from "#contract/limits.ts";
import type { CommentPage, OutfitList, ReplyPage } from "#contract/outfit/outfit.ts";
import { LIST_TAG } from "#server/http/cache/cache-tags.ts";
import { createRequest } from "#tests/factories/bespoke-factory.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createComment, createReply } from "#tests/factories/comment-factory.ts";
import { createOutfit, createOutfits } from "#tests/factories/outfit-factory.ts";
import { type Caller, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

/*
 * What a reader of each list sees when its rows go and come while it is loaded on, through the calls that the
 * site makes: no row that stays is skipped or repeated.
 */

const shop = testShop({ cache: true });

const ROWS = 60;
const GONE = 4;

async function send(request: string, { headers }: Caller, body?: object) {
  const [method, path] = request.split(" ");
  const response = await shop.app.inject({
    method: method as "GET" | "PUT" | "POST" | "DELETE",
    url: `/backend${path}`,
    headers,
    ...(body ? { payload: body } : {}),
  });
  expect([200, 201], response.body).toContain(response.statusCode);
  return response.json<unknown>();
}

interface Reading {
  /** Path of the list's call, to which `startIndex` is added. */
  path: string;
  pageSize: number;
  /** The ids of a page's rows, and whether it is the last one. */
  read: (page: never, startIndex: number) => { ids: string[]; isLast: boolean };
  /** Removes a row, as another person does. */
  remove?: (id: string) => Promise<unknown>;
  /** Adds a row before all others. */
  add?: () => Promise<unknown>;
}

type Prepare = (admin: Caller) => Promise<Reading>;

const idsOf = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id);
const numbered = Array.from({ length: ROWS }, (_, index) => index);
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1_000);

const outfitList =
  (query: string): Prepare =>
  async (admin) => {
    await createOutfits(
      shop.database,
      numbered.map((index) => ({ createdAt: secondsAgo(index), viewCount: index % 7 })),
    );
    return {
      path: `/outfit/getoutfits?limit=${LIST_PAGE_SIZE}&${query}`,
      pageSize: LIST_PAGE_SIZE,
      read: ({ outfits }: OutfitList) => ({
        ids: idsOf(outfits),
        isLast: outfits.length < LIST_PAGE_SIZE,
      }),
      remove: (id) => send(`PUT /outfit/admin/togglestatus/${id}`, admin),
      add: () => createOutfit(shop.database),
    };
  };

const comments: Prepare = async (admin) => {
  const { userId } = await signIn(shop);
  const outfitId = await createOutfit(shop.database);
  for (const index of numbered)
    await createComment(shop.database, { outfitId, userId, createdAt: secondsAgo(index) });
  return {
    path: `/outfit/${outfitId}/comments?limit=${COMMENTS_PAGE_SIZE}`,
    pageSize: COMMENTS_PAGE_SIZE,
    read: (page: CommentPage) => ({
      ids: page.comments.map(({ commentId }) => commentId),
      isLast: !page.hasMore,
    }),
    remove: (id) => send(`DELETE /outfit/comment/${outfitId}/${id}`, admin),
    add: () => send(`POST /outfit/comment/${outfitId}`, admin, { text: "Just now" }),
  };
};

const replies: Prepare = async (admin) => {
  const { userId } = await signIn(shop);
  const outfitId = await createOutfit(shop.database);
  const commentId = await createComment(shop.database, { outfitId, userId });
  for (const index of numbered)
    await createReply(shop.database, { commentId, userId, createdAt: secondsAgo(ROWS - index) });
  return {
    path: `/outfit/${outfitId}/comments/${commentId}/replies?limit=${REPLIES_LIMIT_MAX}`,
    pageSize: REPLIES_LIMIT_MAX,
    read: (page: ReplyPage) => ({ ids: page.replies.map(({ replyId }) => replyId), isLast: !page.hasMore }),
    remove: (id) => send(`DELETE /outfit/reply/${outfitId}/${commentId}/${id}`, admin),
  };
};

const board: Prepare = async (admin) => {
  const outfitIds = await createOutfits(
    shop.database,
    numbered.map(() => ({})),
  );
  const id = await createBoard(shop.database, { userId: admin.userId, outfitIds });
  return {
    path: `/board/${id}?limit=${BOARD_PAGE_SIZE}`,
    pageSize: BOARD_PAGE_SIZE,
    read: ({ board, outfits }: BoardPage, startIndex) => ({
      ids: idsOf(outfits),
      isLast: startIndex + outfits.length >= board.numberOfOutfits,
    }),
    remove: (outfitId) => send(`DELETE /board/${id}/outfit/${outfitId}`, admin),
    add: async () => send(`PUT /board/${id}/outfit/${await createOutfit(shop.database)}`, admin),
  };
};

const requests: Prepare = async (admin) => {
  const outfitId = await createOutfit(shop.database);
  for (const index of numbered) await createRequest(shop.database, { createdAt: secondsAgo(ROWS - index) });
  return {
    path: `/bespoke/admin/requests?limit=${BESPOKE_PAGE_SIZE}`,
    pageSize: BESPOKE_PAGE_SIZE,
    read: (page: BespokeRequestList) => ({ ids: idsOf(page.requests), isLast: !page.hasMore }),
    remove: (id) =>
      send(`POST /bespoke/admin/requests/${id}/answer`, admin, { note: "Here", outfitIds: [outfitId] }),
  };
};

const history: Prepare = async (admin) => {
  const id = await createOutfit(shop.database);
  const change = () => send(`PUT /outfit/admin/togglestatus/${id}`, admin);
  for (const _ of numbered) await change();
  return {
    path: `/outfit/admin/history/${id}?limit=${HISTORY_PAGE_SIZE}`,
    pageSize: HISTORY_PAGE_SIZE,
    read: (page: OutfitHistory) => ({ ids: idsOf(page.entries), isLast: !page.hasMore }),
    add: change,
  };
};

/** Loads a list page by page; `between` runs once after each of the first two pages. */
async function readOn(
  { path, pageSize, read }: Reading,
  admin: Caller,
  between: (loaded: string[]) => Promise<void>,
) {
  const query = pagedQuery<{ ids: string[]; isLast: boolean; previousId?: string }>({
    pageSize,
    fetchPage: async (startIndex) => {
      const page = (await send(`GET ${path}&startIndex=${startIndex}`, admin)) as { previousId?: string };
      return { ...page, ...read(page as never, startIndex) };
    },
    idsOf: ({ ids }) => ids,
    isLast: ({ isLast }) => isLast,
  });
  const pages: Awaited<ReturnType<typeof query.queryFn>>[] = [];
  const loaded = () => pages.flatMap(({ ids }) => ids);
  const { signal } = new AbortController();
  let pageParam: ReturnType<typeof query.getNextPageParam> = query.initialPageParam;
  while (pageParam) {
    const page = await query.queryFn({ pageParam, signal });
    pages.push(page);
    pageParam = query.getNextPageParam(page, pages, pageParam);
    if (pages.length <= 2) await between(loaded());
  }
  return uniqueRows(loaded(), (id) => id);
}

const LISTS: Record<string, Prepare> = {
  "the newest outfits": outfitList("sortBy=createdAt"),
  "the dearest outfits": outfitList("sortBy=totalPrice"),
  "outfits by views, filtered": outfitList("sortBy=numberOfClicks&section=Women"),
  "outfits found by relevance": outfitList("searchTerm=linen"),
  "outfits in a price band": outfitList("minPrice=1000"),
  "the comments of an outfit": comments,
  "the replies to a comment": replies,
  "a board": board,
  "bespoke requests": requests,
  "the history of an outfit": history,
};

it.each(Object.entries(LISTS))(
  "%s: without changes each row comes once, in order",
  async (_name, prepare) => {
    const admin = await signIn(shop, { isAdmin: true });
    const list = await prepare(admin);
    const whole = await readOn(list, admin, async () => {});
    expect(whole).toHaveLength(ROWS);
  },
);

const entriesWithout = (...names: string[]) =>
  Object.entries(LISTS).filter(([name]) => !names.includes(name));

it.each(entriesWithout("the history of an outfit"))(
  "%s: rows that go hide no other",
  async (_name, prepare) => {
    const admin = await signIn(shop, { isAdmin: true });
    const list = await prepare(admin);
    const { remove } = list;
    const all = await readOn(list, admin, async () => {});
    const gone = new Set<string>();
    const seen = await readOn(list, admin, async (loaded) => {
      for (const id of loaded.slice(-list.pageSize).slice(0, GONE)) {
        gone.add(id);
        await remove?.(id);
      }
    });
    expect(gone.size).toBe(2 * GONE);
    expect(seen).toHaveLength(ROWS);
    expect(new Set(seen)).toEqual(new Set(all));
  },
);

// New replies and new requests are the last ones.
it.each(entriesWithout("the replies to a comment", "bespoke requests"))(
  "%s: rows that come repeat and hide no other",
  async (_name, prepare) => {
    const admin = await signIn(shop, { isAdmin: true });
    const list = await prepare(admin);
    const { add } = list;
    const all = await readOn(list, admin, async () => {});
    const seen = await readOn(list, admin, async () => {
      for (let count = 0; count < 3; count++) await add?.();
      shop.app.invalidateTags([LIST_TAG]);
    });
    expect(all.filter((id) => !seen.includes(id))).toEqual([]);
  },
);

const NUMBERED: Record<string, Prepare> = {
  "the outfits of the dashboard": async (admin) => {
    await createOutfits(
      shop.database,
      numbered.map((index) => ({ createdAt: secondsAgo(index) })),
    );
    return {
      path: `/outfit/admin/getalloutfits?limit=${ADMIN_PAGE_SIZE}`,
      pageSize: ADMIN_PAGE_SIZE,
      read: ({ outfits, total }: AdminTable) => ({ ids: idsOf(outfits), isLast: total <= ADMIN_PAGE_SIZE }),
      remove: (id) => send(`DELETE /outfit/delete/${id}`, admin),
    };
  },
  "the texts that wait for a decision": async (admin) => {
    const { userId } = await signIn(shop);
    const outfitId = await createOutfit(shop.database);
    for (const index of numbered) {
      const queuedAt = secondsAgo(ROWS - index);
      await createComment(shop.database, { outfitId, userId, queuedAt, heldAt: queuedAt });
    }
    return {
      path: `/moderation/admin/queue?limit=${MODERATION_PAGE_SIZE}`,
      pageSize: MODERATION_PAGE_SIZE,
      read: ({ entries, total }: ModerationQueue) => ({
        ids: idsOf(entries),
        isLast: total <= MODERATION_PAGE_SIZE,
      }),
      remove: (id) => send(`POST /moderation/admin/${id}`, admin, { action: "approve" }),
    };
  },
};

it.each(Object.entries(NUMBERED))(
  "%s: rows that go make room for those that followed",
  async (_name, prepare) => {
    const admin = await signIn(shop, { isAdmin: true });
    const { path, pageSize, read, remove } = await prepare(admin);
    const page = async (number: number) => {
      const startIndex = number * pageSize;
      return read((await send(`GET ${path}&startIndex=${startIndex}`, admin)) as never, startIndex).ids;
    };
    const [first, second, third] = [await page(0), await page(1), await page(2)];
    for (const id of first.slice(0, GONE)) await remove?.(id);
    expect(await page(0)).toEqual([...first.slice(GONE), ...second.slice(0, GONE)]);
    expect(await page(1)).toEqual([...second.slice(GONE), ...third.slice(0, GONE)]);
  },
);
