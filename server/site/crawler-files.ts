import type { FastifyInstance } from "fastify";
import { LIST_TAG } from "#server/cache/cache-tags.ts";
import { PUBLIC_CACHE_CONTROL } from "#server/cache/json-response.ts";
import type { Database } from "#server/db/database.ts";
import {
  findActiveOutfitChanges,
  sumActiveOutfits,
} from "#server/modules/outfits/list/outfit-list-repository.ts";

/** The protocol allows 50,000 addresses in one file; smaller ones are quicker to make and to read. */
const ADDRESSES_PER_FILE = 10_000;
const SCREENS = ["/", "/outfit", "/trending", "/about-us", "/privacy", "/terms"];

/** robots.txt and the sitemap: an index, the screens, and the active outfits in files of 10,000 (D10, D26). */
export function crawlerFiles(database: Database, publicUrl: string) {
  const xml = (body: string) => ({
    status: 200,
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": PUBLIC_CACHE_CONTROL },
    body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`),
    tags: [LIST_TAG],
  });

  return async (app: FastifyInstance) => {
    app.get("/robots.txt", { schema: { hide: true } }, async (_request, reply) =>
      reply
        .type("text/plain; charset=utf-8")
        .header("cache-control", PUBLIC_CACHE_CONTROL)
        .send(
          [
            "User-agent: *",
            "Disallow: /backend/",
            "Disallow: /dashboard",
            `Sitemap: ${publicUrl}/sitemap.xml`,
            "",
          ].join("\n"),
        ),
    );

    app.get("/sitemap.xml", { schema: { hide: true } }, async (request, reply) =>
      app.sendCached(request, reply, "sitemap", async () => {
        const { outfitCount } = await sumActiveOutfits(database);
        const files = Math.max(1, Math.ceil(outfitCount / ADDRESSES_PER_FILE));
        const names = ["screens", ...Array.from({ length: files }, (_, index) => `outfits-${index + 1}`)];
        const entries = names.map(
          (name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`,
        );
        return xml(`<sitemapindex xmlns="${SITEMAP_NAMESPACE}">\n${entries.join("\n")}\n</sitemapindex>`);
      }),
    );

    app.get("/sitemaps/screens.xml", { schema: { hide: true } }, async (request, reply) =>
      app.sendCached(request, reply, "sitemap screens", async () =>
        xml(addressSet(SCREENS.map((path) => ({ address: `${publicUrl}${path}` })))),
      ),
    );

    app.get<{ Params: { number: string } }>(
      "/sitemaps/outfits-:number(^[1-9]\\d{0,4}$).xml",
      { schema: { hide: true } },
      async (request, reply) => {
        const number = Number(request.params.number);
        return app.sendCached(request, reply, `sitemap ${number}`, async () => {
          const offset = (number - 1) * ADDRESSES_PER_FILE;
          const outfits = await findActiveOutfitChanges(database, ADDRESSES_PER_FILE, offset);
          return xml(
            addressSet(
              outfits.map(({ id, updatedAt }) => ({ address: `${publicUrl}/outfit/${id}`, updatedAt })),
            ),
          );
        });
      },
    );
  };
}

const SITEMAP_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

function addressSet(entries: readonly { address: string; updatedAt?: Date }[]): string {
  const lines = entries.map(({ address, updatedAt }) => {
    const lastChange = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : "";
    return `<url><loc>${address}</loc>${lastChange}</url>`;
  });
  return `<urlset xmlns="${SITEMAP_NAMESPACE}">\n${lines.join("\n")}\n</urlset>`;
}
