import { expect, it } from "vitest";
import { ALL_USERS, parseUsersView } from "#app/dashboard/users/users-api.ts";
import { listViewToSearch, pageCount } from "./list-view.ts";

const roundTrip = (search: string) =>
  listViewToSearch(parseUsersView(new URLSearchParams(search)), ALL_USERS);

// covers: users-05
it.each(["", "?searchTerm=asha+rao&role=admin&status=blocked&page=3", "?role=user", "?page=2"])(
  "the list is in the URL %j",
  (search) => {
    expect(roundTrip(search)).toBe(search);
  },
);

it.each([
  ["?role=owner&status=gone&page=-1", ""],
  ["?page=1e9", "?page=501"],
  ["?page=1.5&searchTerm=%20%00", ""],
  [`?searchTerm=${"x".repeat(300)}`, `?searchTerm=${"x".repeat(100)}`],
])("what the URL cannot have is left out: %s", (search, kept) => {
  expect(roundTrip(search)).toBe(kept);
});

it.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [1_000_000, 501],
])("a list of %i entries has %i pages of 20 that can be opened", (total, pages) => {
  expect(pageCount(total, 20)).toBe(pages);
});
