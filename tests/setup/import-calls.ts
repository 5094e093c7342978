import type { FastifyInstance } from "fastify";
import { expect, vi } from "vitest";
import type { CatalogueImport, LastImport } from "#contract/catalogue/catalogue-file.ts";
import { formOf } from "./outfit-forms.ts";
import { scaled } from "./time-limits.ts";

type Headers = Record<string, string>;
type Content = string | Buffer;

/** The dashboard's import and export calls, made by one administrator. */
export function importCalls(app: () => FastifyInstance, headers: Headers) {
  const send = async (path: string, content: Content, name: string, more: Headers = {}) => {
    const form = await formOf([["file", { bytes: Buffer.from(content), name, type: "text/plain" }]]);
    return app().inject({
      method: "POST",
      url: `/backend/outfit/admin/import${path}`,
      headers: { ...headers, ...form.headers, ...more },
      payload: form.payload,
    });
  };
  const last = async (): Promise<CatalogueImport | null> => {
    const response = await app().inject({ url: "/backend/outfit/admin/import", headers });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<LastImport>().import;
  };
  const importFile = (content: Content, name = "outfits.jsonl", more: Headers = {}) =>
    send("", content, name, more);

  /** Waits for the running import to end. */
  const ended = (): Promise<CatalogueImport> =>
    vi.waitFor(
      async () => {
        const now = await last();
        if (!now || now.state === "running") throw new Error("The import is still running");
        return now;
      },
      { timeout: scaled(60_000), interval: 20 },
    );

  return {
    last,
    ended,
    importFile,
    preview: (content: Content, name = "outfits.jsonl") => send("/preview", content, name),
    importToEnd: async (content: Content, name?: string): Promise<CatalogueImport> => {
      const started = await importFile(content, name);
      expect(started.statusCode, started.body).toBe(202);
      return ended();
    },
    undo: (id: string) =>
      app().inject({ method: "DELETE", url: `/backend/outfit/admin/import/${id}`, headers }),
    exportFile: (query = "") => app().inject({ url: `/backend/outfit/admin/export${query}`, headers }),
  };
}
