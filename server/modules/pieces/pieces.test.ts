import { describe, expect, it } from "vitest";
import { PIECE_ERRORS } from "#contract/messages/pieces.ts";
import type { Piece, PieceList } from "#contract/pieces/pieces.ts";
import { pieces } from "#server/db/schema/pieces.ts";
import { createOutfit, outfitItem } from "#tests/factories/outfit-factory.ts";
import { createPiece, pieceInput } from "#tests/factories/piece-factory.ts";
import { callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

async function api<Body = Piece & { message: string }>(
  method: "GET" | "POST" | "PUT" | "DELETE",
  path = "",
  payload?: object,
) {
  const { headers } = await signIn(shop, { isAdmin: true });
  const response = await shop.app.inject({
    ...{ method, url: `/backend/piece/admin/pieces${path}`, headers },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, body: (response.body ? response.json() : undefined) as Body };
}
const list = async (query = "") => (await api<PieceList>("GET", query)).body;
const namesOf = async (query: string) => (await list(query)).pieces.map(({ name }) => name);

describe("the list of pieces", () => {
  it("is empty in a shop without pieces", async () => {
    expect(await list()).toEqual({ pieces: [], total: 0 });
  });

  it("finds pieces by words of name and shop, section, role, shop and state", async () => {
    const { database } = shop;
    await createPiece(database, { name: "Rust linen kurta", section: "Women" });
    await createPiece(database, { name: "Blue 100% cotton jeans", sourceName: "Myntra", section: "Men" });
    await createPiece(database, { name: "Gold jhumka", availability: "out_of_stock" });

    expect(await namesOf("?searchTerm=KURTA+fab")).toEqual(["Rust linen kurta"]);
    expect(await namesOf("?searchTerm=100%25")).toEqual(["Blue 100% cotton jeans"]);
    expect(await namesOf("?section=Women")).toEqual(["Rust linen kurta"]);
    expect(await namesOf("?role=bottom")).toEqual(["Blue 100% cotton jeans"]);
    expect(await namesOf("?source=myn")).toEqual(["Blue 100% cotton jeans"]);
    expect(await namesOf("?state=out_of_stock")).toEqual(["Gold jhumka"]);
    expect(await namesOf("?limit=1&startIndex=1")).toHaveLength(1);
    expect((await list("?limit=1")).total).toBe(3);
  });

  it("shows the outfits that have a piece, by its link", async () => {
    const { database } = shop;
    await createPiece(database, { link: "https://shop.example/p/1" });
    await createPiece(database, { name: "Unused belt" });
    const itemLink = "https://shop.example/p/1?utm_source=x";
    const outfitId = await createOutfit(database, { items: [{ ...outfitItem("Kurta", 1_499), itemLink }] });

    const [used] = (await list("?searchTerm=kurta")).pieces;
    expect(used).toMatchObject({ numberOfOutfits: 1, outfits: [{ outfitId }], linkState: "unchecked" });
    expect(await namesOf("?state=unused")).toEqual(["Unused belt"]);
  });
});

describe("a piece from the form", () => {
  it("gets what its name says, and what is chosen stays", async () => {
    const created = await api("POST", "", pieceInput({ name: "Maroon silk saree" }));
    expect(created).toMatchObject({ status: 201, body: { role: "whole", colours: ["red"] } });

    const { _id } = created.body;
    const changed = await api("PUT", `/${_id}`, {
      ...pieceInput({ name: "Maroon silk saree", role: "accessory", colours: ["gold"], section: "Women" }),
    });
    expect(changed.body).toMatchObject({ _id, role: "accessory", colours: ["gold"], section: "Women" });
  });

  it("is refused with a link that another piece has", async () => {
    await api("POST", "", pieceInput({ name: "First", link: "https://shop.example/p/1" }));
    const second = await api("POST", "", pieceInput({ link: "https://SHOP.example/p/1/?utm_source=mail" }));
    const { text } = PIECE_ERRORS.linkTaken({ name: "First" });
    expect(second).toMatchObject({ status: 409, body: { message: text } });
  });

  it("is refused with what cannot be a piece", async () => {
    for (const wrong of [
      { price: 0 },
      { name: " " },
      { link: "ftp://x" },
      { image: "picture.jpg" },
      { role: "hat" as never },
    ]) {
      expect((await api("POST", "", pieceInput(wrong))).status, JSON.stringify(wrong)).toBe(400);
    }
    expect(await shop.database.$count(pieces)).toBe(0);
  });

  it("is not changed by an edit of an outdated version, also where its price changes", async () => {
    const { body } = await api("POST", "", pieceInput({ link: "https://shop.example/p/1", price: 1_499 }));
    const { _id, version } = body;
    const items = [{ ...outfitItem("Kurta", 1_499), itemLink: "https://shop.example/p/1" }];
    await createOutfit(shop.database, { items });
    const edit = (price: number, more: object) =>
      api("PUT", `/${_id}`, { ...pieceInput({ link: "https://shop.example/p/1", price }), ...more });

    const first = await edit(999, { version });
    expect(first).toMatchObject({ status: 200, body: { price: 999 } });
    expect(first.body.version).not.toBe(version);
    const outdated = await edit(899, { version });
    expect(outdated).toMatchObject({ status: 409, body: { message: PIECE_ERRORS.changedMeanwhile.text } });
    expect((await list()).pieces).toMatchObject([{ price: 999, version: first.body.version }]);
    expect((await edit(899, {})).status).toBe(200);
  });

  it("gives its items its price, with the history of the price", async () => {
    const { database } = shop;
    const link = "https://shop.example/p/1";
    const id = await createPiece(database, { link, price: 1_499 });
    const items = [{ ...outfitItem("Kurta", 1_499), itemLink: link }];
    const outfitId = await createOutfit(database, { items });

    await api("PUT", `/${id}`, pieceInput({ link, price: 12_999 }));

    const outfit = await callForOutfit(shop, `GET /${outfitId}`);
    expect(outfit.totalPrice).toBe(12_999);
    expect(outfit.items[0]?.priceHistory?.map(({ price }) => price)).toEqual([1_499, 12_999]);
  });

  it("is deleted once, and its items stay", async () => {
    const id = await createPiece(shop.database);
    expect((await api("DELETE", `/${id}`)).status).toBe(204);
    expect(await api("DELETE", `/${id}`)).toMatchObject({
      ...{ status: 404, body: { message: PIECE_ERRORS.notFound.text } },
    });
    expect((await api("PUT", "/none", pieceInput())).status).toBe(404);
  });
});
