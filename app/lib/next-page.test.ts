import fc from "fast-check";
import { expect, it, test } from "vitest";
import { pagedQuery, uniqueRows } from "#app/lib/next-page.ts";

const PAGE_SIZE = 9;

/** A list of 30 rows on a server, which changes, and what a client has loaded of it. */
function openList() {
  const rows = Array.from({ length: 30 }, (_, index) => `${index}`);
  const asked: number[] = [];
  const { queryFn, initialPageParam, getNextPageParam } = pagedQuery({
    pageSize: PAGE_SIZE,
    fetchPage: async (startIndex) => {
      asked.push(startIndex);
      const previousId = rows[startIndex - 1];
      return { rows: rows.slice(startIndex, startIndex + PAGE_SIZE), ...(previousId ? { previousId } : {}) };
    },
    idsOf: (page) => page.rows,
    isLast: (page) => page.rows.length < PAGE_SIZE,
    addedFollow: true,
  });
  const pages: Awaited<ReturnType<typeof queryFn>>[] = [];
  let pageParam: ReturnType<typeof getNextPageParam> = initialPageParam;
  const loadMore = async () => {
    if (!pageParam) return false;
    const page = await queryFn({ pageParam, signal: AbortSignal.abort() });
    pages.push(page);
    pageParam = getNextPageParam(page, pages, pageParam);
    return true;
  };
  const loaded = () =>
    uniqueRows(
      pages.flatMap((page) => page.rows),
      (id) => id,
    );
  return { rows, asked, loadMore, loaded };
}
type List = ReturnType<typeof openList>;

const remove = (list: List, from: number, count: number) => void list.rows.splice(from, count);
const add = (list: List, at: number, count: number) =>
  void list.rows.splice(at, 0, ...Array.from({ length: count }, (_, index) => `new ${at} ${index}`));

it.each<[change: string, change: (list: List) => void, asked: number[]]>([
  ["nothing", () => {}, [0, 9, 18, 27]],
  ["four of the first nine rows go", (list) => remove(list, 0, 4), [0, 9, 0, 9, 18]],
  ["the last loaded row goes", (list) => remove(list, 8, 1), [0, 9, 0, 9, 18, 27]],
  ["all loaded rows go", (list) => remove(list, 0, 9), [0, 9, 0, 9, 18]],
  ["the next page goes", (list) => remove(list, 9, 9), [0, 9, 18]],
  ["all rows after the loaded ones go", (list) => remove(list, 9, 21), [0, 9]],
  ["nearly all rows go", (list) => remove(list, 2, 28), [0, 9, 0]],
  ["a row is added in front", (list) => add(list, 0, 1), [0, 9, 18, 27, 0, 9, 18, 27]],
  ["two pages are added in front", (list) => add(list, 0, 18), [0, 9, 0, 9, 18, 27, 36, 45]],
  ["a row is added at the end", (list) => add(list, 30, 1), [0, 9, 18, 27]],
])("after one page, %s: no row is skipped or repeated", async (_change, change, asked) => {
  const list = openList();
  await list.loadMore();
  const first = list.loaded();
  change(list);
  while (await list.loadMore());
  expect(list.loaded().toSorted()).toEqual([...new Set([...first, ...list.rows])].toSorted());
  expect(list.asked).toEqual(asked);
});

test("whatever changes between the pages, a row that stays is loaded once", async () => {
  const place = fc.nat({ max: 40 });
  const change = fc.record({ isAdded: fc.boolean(), at: place, count: fc.nat({ max: 20 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 8 }), async (steps) => {
      const list = openList();
      const stayed = new Set(list.rows);
      for (const changes of [[], ...steps]) {
        for (const { isAdded, at, count } of changes) {
          if (isAdded) list.rows.splice(at, 0, ...Array.from({ length: count }, () => crypto.randomUUID()));
          else for (const row of list.rows.splice(at, count)) stayed.delete(row);
        }
        await list.loadMore();
      }
      while (await list.loadMore());
      expect(list.loaded()).toEqual([...new Set(list.loaded())]);
      expect([...stayed].filter((row) => !list.loaded().includes(row))).toEqual([]);
    }),
  );
});

test("responses that contradict each other end the search for the row before a page", async () => {
  const { queryFn } = pagedQuery({
    pageSize: PAGE_SIZE,
    fetchPage: async (startIndex) => ({
      rows: startIndex === 0 ? ["a", "b"] : ["d"],
      ...(startIndex === 0 ? {} : { previousId: "c" }),
    }),
    idsOf: (page) => page.rows,
    isLast: () => false,
  });
  const page = await queryFn({
    pageParam: { startIndex: 9, knownIds: ["a", "b"] },
    signal: AbortSignal.abort(),
  });
  expect(page).toMatchObject({ rows: ["d"], nextIndex: 18 });
});
