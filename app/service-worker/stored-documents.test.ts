import { expect, it } from "vitest";
import { isStoredDocument, isStoredScreen } from "#app/service-worker/stored-documents.ts";

const at = (path: string) => new URL(path, "https://shop.example");

it.each([
  "/",
  "/outfit",
  "/outfit?utm_source=news",
  "/outfit?category=Wedding",
  "/outfit?section=Women&category=Wedding&utm_source=news",
  "/outfit/0f8fad5b-d9cb-469f-a165-70867728950e",
  "/board/0f8fad5b-d9cb-469f-a165-70867728950e",
  "/stylist/asha",
])("stores the document of %s", (path) => {
  expect(isStoredDocument(at(path))).toBe(true);
});

it.each([
  "/outfit?searchTerm=silk",
  "/outfit?category=Wedding&searchTerm=silk",
  "/outfit?sortBy=totalPrice",
  "/outfit?section=Men&maxPrice=2000",
  "/outfit?colour=red",
])("stores pictures that %s shows, and not its document", (path) => {
  expect(isStoredDocument(at(path))).toBe(false);
  expect(isStoredScreen(at(path))).toBe(true);
});

it.each(["/cart", "/profile", "/dashboard", "/reset-password"])("stores nothing of %s", (path) => {
  expect(isStoredDocument(at(path))).toBe(false);
  expect(isStoredScreen(at(path))).toBe(false);
});
