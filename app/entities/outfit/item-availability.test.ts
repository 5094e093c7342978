import { expect, it } from "vitest";
import { outfit } from "#tests/factories/api-results.ts";
import { isUnavailable, unavailableText } from "./item-availability.ts";

const [item] = outfit().items as [ReturnType<typeof outfit>["items"][number]];

it("an item that is gone or sold out says where", () => {
  expect(unavailableText(item)).toBeUndefined();
  expect(unavailableText({ ...item, linkState: "blocked" })).toBeUndefined();
  expect(unavailableText({ ...item, availability: "out_of_stock" })).toBe("Sold out at Source 1");
  expect(unavailableText({ ...item, linkState: "gone", availability: "out_of_stock" })).toBe(
    "No longer sold at Source 1",
  );
});

it("an item whose shop cannot be asked counts as available", () => {
  expect(isUnavailable(item)).toBe(false);
  expect(isUnavailable({ ...item, linkState: "unreachable", availability: "unknown" })).toBe(false);
  expect(isUnavailable({ ...item, availability: "out_of_stock" })).toBe(true);
  expect(isUnavailable({ ...item, linkState: "gone" })).toBe(true);
});
