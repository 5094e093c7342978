import { expect, it } from "vitest";
import { documentPath } from "./document-path.ts";

it.each([
  ["/", "/"],
  ["/?utm_source=x", "/"],
  ["/outfit?sort=asc&category=Wedding&utm_source=x&view=list", "/outfit?category=Wedding&sort=asc"],
  ["/outfit?searchTerm=red%20saree&section=", "/outfit?searchTerm=red+saree"],
  ["/outfit?category=A&category=B", "/outfit?category=A"],
  ["/outfits?type=Promoted&utm_source=x", "/outfits?type=Promoted&utm_source=x"],
  ["/trending?category=Wedding", "/trending"],
])("%s has the document path %s", (url, path) => {
  expect(documentPath(new URL(url, "https://shop.example"))).toBe(path);
});
