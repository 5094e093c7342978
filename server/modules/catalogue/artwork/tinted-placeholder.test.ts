import { expect, it, vi } from "vitest";
import { loadSharp } from "#server/modules/media/image-engine.ts";
import { tintedPlaceholder } from "./tinted-placeholder.ts";

vi.mock(import("#server/modules/media/image-engine.ts"), { spy: true });

it("is drawn at the next try after it could not be drawn", async () => {
  const outfit = { category: "Casual", section: "Women", items: [{ itemName: "Mustard kurta" }] } as const;
  vi.mocked(loadSharp).mockRejectedValueOnce(new Error("Out of memory"));
  await expect(tintedPlaceholder(outfit, "first")).rejects.toThrow("Out of memory");
  expect(await tintedPlaceholder(outfit, "second")).toMatchObject({ width: 300, height: 400 });
});
