import { expect } from "vitest";
import type { PieceList } from "#contract/pieces/pieces.ts";
import type { LastPieceImport, PieceImport, ProductPreview } from "#contract/pieces/product-file.ts";
import { signIn } from "./engagement-calls.ts";
import { formOf } from "./outfit-forms.ts";
import type { TestApp } from "./test-app.ts";
import { scaled } from "./time-limits.ts";

type Options = { mapping?: object; shopAddress?: string; sourceName?: string };

/** Calls of an administrator for pieces and product files. */
export function productCalls(shop: TestApp) {
  async function send<Body>(path: string, file: string | Buffer, name: string, options: Options = {}) {
    const { headers } = await signIn(shop, { isAdmin: true });
    const form = await formOf([
      ...Object.entries(options).map(([key, value]): [string, string] => [
        key,
        typeof value === "string" ? value : JSON.stringify(value),
      ]),
      ["file", { bytes: Buffer.from(file), name }],
    ]);
    const response = await shop.app.inject({
      ...{ method: "POST", url: `/backend/piece/admin/${path}`, payload: form.payload },
      headers: { ...headers, ...form.headers },
    });
    return { status: response.statusCode, body: response.json() as Body & { message: string } };
  }
  const preview = (file: string | Buffer, name = "products.csv", options: Options = {}) =>
    send<ProductPreview>("import/preview", file, name, options);

  async function json<Body>(method: "GET" | "POST", path: string, payload?: object) {
    const { headers } = await signIn(shop, { isAdmin: true });
    const response = await shop.app.inject({
      ...{ method, url: `/backend/piece/admin/${path}`, headers },
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.json() as Body & { message: string } };
  }

  async function importFile(
    file: string,
    name = "products.csv",
    options: Options = {},
  ): Promise<PieceImport> {
    const begun = await send<PieceImport>("import", file, name, options);
    expect(begun.status, begun.body.message).toBe(202);
    return expect
      .poll(async () => (await json<LastPieceImport>("GET", "import")).body.import, {
        timeout: scaled(20_000),
      })
      .toMatchObject({ state: "done" })
      .then(async () => (await json<LastPieceImport>("GET", "import")).body.import as PieceImport);
  }
  const pieces = async (query = "") => (await json<PieceList>("GET", `pieces${query}`)).body.pieces;
  const facts = async () => (await pieces()).map(({ name, price, link }) => [name, price, link]).toSorted();

  return { send, preview, json, importFile, pieces, facts };
}

export const csv = (rows: string[][]) =>
  `${rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n")}\r\n`;
