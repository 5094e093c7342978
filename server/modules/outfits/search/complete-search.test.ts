import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createOutfits, outfitItem, outfitOf } from "#tests/factories/outfit-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { completeSearch } from "./complete-search.ts";

const shop = testShop();

describe("completions", () => {
  const complete = async (searchTerm: string) => {
    const response = await shop.app.inject({ url: "/backend/outfit/completions", query: { searchTerm } });
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  };
  const none = { categories: [], brands: [], garments: [] };

  it("are categories, brands and garments that outfits have, with their counts", async () => {
    const item = { ...outfitItem("Red saree", 900), sourceName: "Sari Samay" };
    await createOutfits(shop.database, [
      outfitOf("x", [], { items: [item], category: "Wedding" }),
      outfitOf("y", [["Red sandals", 900]], { category: "Wedding" }),
      outfitOf("z", [["Sherwani", 900]], { isActive: false }),
    ]);
    expect(await complete("sa")).toEqual({
      categories: [],
      brands: [{ name: "Sari Samay", count: 1 }],
      garments: [
        { name: "saree", count: 1 },
        { name: "sandals", count: 1 },
      ],
    });
    expect(await complete("WED")).toEqual({ ...none, categories: [{ name: "Wedding", count: 2 }] });
    expect(await complete("sher")).toEqual(none);
  });

  it("begin as typed, be it a garment's name or another word for it", async () => {
    await createOutfits(shop.database, [
      outfitOf("x", [["Red saree", 900]]),
      outfitOf("y", [["Printed skirt", 900]]),
    ]);
    const { garments } = await complete("sar");
    expect(garments).toEqual([
      { name: "saree", count: 1 },
      { name: "sarong", count: 1 },
    ]);
    const list = await shop.app.inject({
      url: "/backend/outfit/getoutfits",
      query: { searchTerm: "sarong" },
    });
    expect(list.json().total).toBe(1);
  });

  it("are counted in one statement, beside the one that finds brands", async () => {
    await createOutfits(shop.database, [
      outfitOf("x", [["Red saree", 900]]),
      outfitOf("y", [["Shirt", 900]]),
    ]);
    const execute = vi.spyOn(shop.database, "execute");
    onTestFinished(() => execute.mockRestore());
    expect((await completeSearch(shop.database, "s")).garments).toHaveLength(2);
    expect(execute).toHaveBeenCalledTimes(2);
  });

  it.each(["Gini and Jony", "ONLY", "Raat Rani", "Red Tape", "Crocs"])(
    "count for the brand %s what a search for its name finds",
    async (sourceName) => {
      const item = { ...outfitItem("Linen shirt", 900), sourceName };
      await createOutfits(shop.database, [
        outfitOf("x", [], { items: [item] }),
        outfitOf("y", [], { items: [item, outfitItem("Belt", 200)] }),
        outfitOf("z", [["Red crocs", 900]]),
      ]);
      const { brands } = await complete(sourceName.slice(0, 4));
      const query = { searchTerm: sourceName };
      const list = await shop.app.inject({ url: "/backend/outfit/getoutfits", query });
      expect(brands).toEqual([{ name: sourceName, count: list.json().total }]);
      expect(brands[0].count).toBe(sourceName === "Crocs" ? 3 : 2);
    },
  );

  it("have brands of active outfits, however many hidden ones come before", async () => {
    const named = (sourceName: string) => ({ items: [{ ...outfitItem("Shirt", 900), sourceName }] });
    const hidden = ["Kesar A", "Kesar B", "Kesar C", "Kesar D"];
    await createOutfits(shop.database, [
      ...hidden.map((name) => outfitOf("x", [], { ...named(name), isActive: false })),
      outfitOf("y", [], named("Kesar Yarns")),
    ]);
    expect((await complete("kesar")).brands).toEqual([{ name: "Kesar Yarns", count: 1 }]);
  });

  it("of several words complete the last one, with the count of that search", async () => {
    await createOutfits(shop.database, [
      outfitOf("x", [["Red saree", 1500]]),
      outfitOf("y", [["Red silk saree", 2500]]),
      outfitOf("z", [["Blue saree", 900]]),
      outfitOf("w", [["Red sandals", 900]], { section: "Kids" }),
    ]);
    const garments = async (typed: string) => (await complete(typed)).garments;
    expect(await garments("red sar")).toEqual([{ name: "red saree", count: 2 }]);
    expect(await garments("Red  sa")).toEqual([
      { name: "Red  saree", count: 2 },
      { name: "Red  sandals", count: 1 },
    ]);
    expect(await garments("under 2000 sar")).toEqual([{ name: "under 2000 saree", count: 2 }]);
    expect(await garments("kids sand")).toEqual([{ name: "kids sandals", count: 1 }]);
    expect(await garments("green sar")).toEqual([]);
    expect(await garments("red s")).toEqual([]);
    expect(await garments("moonstone sar")).toEqual([]);
    expect(await garments(`red ${"red ".repeat(23)}sar`)).toEqual([]);
  });

  it.each(["", "%", "_", "\\", "'", "(a+)+$", "💃", "\u0000"])("of %j are none", async (searchTerm) => {
    await createOutfits(shop.database, [{}]);
    expect(await complete(searchTerm)).toEqual(none);
  });

  it.each([`searchTerm=${"a".repeat(101)}`, "searchTerm=a&searchTerm=b"])(
    "of %s are rejected",
    async (query) => {
      const response = await shop.app.inject(`/backend/outfit/completions?${query}`);
      expect(response.statusCode).toBe(400);
    },
  );
});
