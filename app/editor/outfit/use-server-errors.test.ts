import { expect, test } from "vitest";
import { fieldOfPath } from "#app/editor/outfit/use-server-errors.ts";

test("the server's error paths map to the form's fields", () => {
  expect(fieldOfPath("category")).toBe("category");
  expect(fieldOfPath("items")).toBe("items");
  expect(fieldOfPath("items.12.itemPrice")).toBe("items.12.itemPrice");
  expect(fieldOfPath("items.0.role")).toBe("items.0.role");
  expect(fieldOfPath("tags.3")).toBe("tags");
  for (const path of ["", "items.0", "items.x.itemName", "items.0.itemId", "version", "__proto__"]) {
    expect(fieldOfPath(path), path).toBeUndefined();
  }
});
