import { describe, expect, test } from "vitest";
import {
  countChoices,
  DEFAULT_VIEW,
  isFiltered,
  parseView,
  type TableView,
  viewToQuery,
} from "#app/dashboard/catalogue/table-view.ts";
import { listViewToSearch } from "#app/dashboard/frame/list-view.ts";

const VIEW: TableView = {
  searchTerm: "red silk",
  category: "Trip/Travel",
  section: "Kids",
  type: "Promoted",
  status: "inactive",
  sortBy: "rateLook",
  sort: "asc",
  page: 3,
};

const viewToSearch = (view: TableView) => listViewToSearch(view, DEFAULT_VIEW);

describe("the table's URL", () => {
  // covers: url-state-02
  test("contains only values that differ from the defaults, and is read back", () => {
    expect(viewToSearch(DEFAULT_VIEW)).toBe("");
    expect(viewToSearch({ ...DEFAULT_VIEW, status: "active", page: 2 })).toBe("?status=active&page=2");
    expect(parseView(new URLSearchParams(viewToSearch(VIEW)))).toEqual(VIEW);
  });

  test("unknown values count as absent", () => {
    for (const page of ["0", "-1", "1.5", "x", "", "1e99", "1000001"]) {
      const params = new URLSearchParams({ page, status: "gone", category: "Nightwear", sort: "up" });
      expect(parseView(params)).toEqual(DEFAULT_VIEW);
    }
  });
});

test("the sort order counts as one choice, search and page as none", () => {
  expect(countChoices(DEFAULT_VIEW)).toBe(0);
  expect(countChoices({ ...DEFAULT_VIEW, searchTerm: "silk", page: 2 })).toBe(0);
  expect(countChoices(VIEW)).toBe(5);
});

test("a sort order or a page excludes nothing", () => {
  expect(isFiltered({ ...DEFAULT_VIEW, searchTerm: "  ", sortBy: "rateLook", sort: "asc", page: 2 })).toBe(
    false,
  );
  expect(isFiltered({ ...DEFAULT_VIEW, status: "active" })).toBe(true);
});

test("the query has the page's place and no empty filter", () => {
  expect(viewToQuery({ ...DEFAULT_VIEW, searchTerm: "  ", page: 3 })).toEqual({
    startIndex: 20,
    limit: 10,
    sortBy: "createdAt",
    sort: "desc",
  });
  expect(viewToQuery(VIEW)).toMatchObject({
    searchTerm: "red silk",
    category: "Trip/Travel",
    status: "inactive",
  });
});
