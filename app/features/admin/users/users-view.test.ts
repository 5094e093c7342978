import { expect, it } from "vitest";
import { parseUsersView, usersViewToSearch } from "./users-view.ts";

const parse = (search: string) => parseUsersView(new URLSearchParams(search));

// covers: users-05
it.each(["", "?searchTerm=asha+rao&role=admin&status=blocked&page=3", "?role=user", "?page=2"])(
  "the list is in the URL %j",
  (search) => {
    expect(usersViewToSearch(parse(search))).toBe(search);
  },
);

it.each([
  ["?role=owner&status=gone&page=-1", ""],
  ["?page=1e9", "?page=501"],
  ["?page=1.5&searchTerm=%20%00", ""],
  [`?searchTerm=${"x".repeat(300)}`, `?searchTerm=${"x".repeat(100)}`],
])("what the URL cannot have is left out: %s", (search, kept) => {
  expect(usersViewToSearch(parse(search))).toBe(kept);
});
