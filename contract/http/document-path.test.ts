import { expect, it } from "vitest";
import { canonicalListingPath, documentPath } from "./document-path.ts";

it.each([
  ["/", "/"],
  ["/?utm_source=x", "/"],
  ["/outfit?sort=asc&category=Wedding&utm_source=x&view=list", "/outfit?category=Wedding&sort=asc"],
  ["/outfit?searchTerm=red%20saree&section=", "/outfit?searchTerm=red+saree"],
  ["/outfit?category=Party&category=Prom", "/outfit?category=Party"],
  ["/outfit?category=Nightwear&sort=desc&searchTerm=%20%20", "/outfit"],
  [`/outfit?category=${"x".repeat(14_000)}`, "/outfit"],
  [`/outfit?searchTerm=${"x".repeat(14_000)}`, `/outfit?searchTerm=${"x".repeat(100)}`],
  ["/outfits?type=Promoted&utm_source=x", "/outfits?type=Promoted&utm_source=x"],
  ["/trending?category=Wedding", "/trending"],
  [`/trending/${"x".repeat(14_000)}`, "/not-found"],
])("%s has the document path %s", (url, path) => {
  expect(documentPath(new URL(url, "https://shop.example"))).toBe(path);
});

it.each([
  ["/outfit", "/outfit"],
  ["/Outfit", "/outfit"],
  ["/%6Fut%46it", "/outfit"],
  ["/OUTFITS", "/outfits"],
  ["/Outfit/Ab", "/Outfit/Ab"],
  ["/outfit%2F", "/outfit%2F"],
  ["/%256Futfit", "/%256Futfit"],
  ["/About-Us%E0%A4", "/About-Us%E0%A4"],
])("%s has the canonical listing path %s", (pathname, path) => {
  expect(canonicalListingPath(pathname)).toBe(path);
});
