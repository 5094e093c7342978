import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { DEFAULT_FILTERS, listingPath } from "#contract/outfit/outfit-filters.ts";
import { stylistPath } from "#contract/stylists/stylist-path.ts";
import type { Database } from "#server/db/database.ts";
import { LIST_TAG } from "#server/http/cache/cache-tags.ts";
import { PUBLIC_CACHE_CONTROL } from "#server/http/cache/cached-response.ts";
import {
  findActiveOutfitsByIdPrefix,
  findListedPairs,
  sumActiveOutfits,
} from "#server/modules/outfits/list/outfit-list-repository.ts";
import { findStylistUsernames } from "#server/modules/stylists/stylist-repository.ts";

/** The limit of the sitemap protocol. */
const ADDRESSES_PER_FILE_MAX = 50_000;
/** Ids are random, so files vary in size around their average; this average stays well below the limit. */
const ADDRESSES_PER_FILE_AVERAGE_MAX = 30_000;
/** Leaves room for the screens and listings in the same file. */
const STYLISTS_MAX = 49_000;
const SCREENS = ["/", "/outfit", "/trending", "/about-us", "/privacy", "/terms"];

/**
 * robots.txt and the sitemap: an index, the screens with the listings of each category and section and the
 * pages of stylists, and the active outfits. The outfits of a large catalogue are in several files, each named by the hexadecimal digits
 * that its ids begin with: `outfits.xml` has all, `outfits-0.xml` to `outfits-f.xml` a sixteenth each.
 */
export const crawlerFiles: FastifyPluginAsync<{ publicUrl: string }> = async (app, { publicUrl }) => {
  const xml = (body: string) => ({
    status: 200,
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": PUBLIC_CACHE_CONTROL },
    body: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`),
    tags: [LIST_TAG],
  });

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
      const { outfitCount } = await sumActiveOutfits(app.db);
      const names = ["screens", ...idPrefixes(outfitCount).map(fileName)];
      const entries = names.map((name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`);
      return xml(`<sitemapindex xmlns="${SITEMAP_NAMESPACE}">\n${entries.join("\n")}\n</sitemapindex>`);
    }),
  );

  app.get("/sitemaps/screens.xml", { schema: { hide: true } }, async (request, reply) =>
    app.sendCached(request, reply, "sitemap screens", async () =>
      xml(
        addressSet(
          [...SCREENS, ...(await landingPaths(app.db)), ...(await stylistPaths(app.db))].map((path) => ({
            address: `${publicUrl}${path}`,
          })),
        ),
      ),
    ),
  );

  const sendOutfits = (request: FastifyRequest, reply: FastifyReply, prefix: string) =>
    app.sendCached(request, reply, `sitemap ${fileName(prefix)}`, async () => {
      const outfits = await findActiveOutfitsByIdPrefix(app.db, prefix, ADDRESSES_PER_FILE_MAX);
      return xml(
        addressSet(outfits.map(({ id, updatedAt }) => ({ address: `${publicUrl}/outfit/${id}`, updatedAt }))),
      );
    });

  app.get("/sitemaps/outfits.xml", { schema: { hide: true } }, async (request, reply) =>
    sendOutfits(request, reply, ""),
  );

  app.get<{ Params: { prefix: string } }>(
    "/sitemaps/outfits-:prefix(^[0-9a-f]{1,3}$).xml",
    { schema: { hide: true } },
    async (request, reply) => sendOutfits(request, reply, request.params.prefix),
  );
};

/** The listings of a category, a section, or both, that have outfits. */
async function landingPaths(database: Database): Promise<string[]> {
  const pairs = await findListedPairs(database);
  const paths = pairs.flatMap(({ category, section }) => [
    listingPath({ ...DEFAULT_FILTERS, section }),
    listingPath({ ...DEFAULT_FILTERS, category }),
    listingPath({ ...DEFAULT_FILTERS, category, section }),
  ]);
  return [...new Set(paths)].sort();
}

async function stylistPaths(database: Database): Promise<string[]> {
  return (await findStylistUsernames(database, STYLISTS_MAX)).map(stylistPath);
}

/** The beginnings of ids, one for each file, for a catalogue of this size. */
export function idPrefixes(outfitCount: number): string[] {
  let prefixes = [""];
  while (outfitCount / prefixes.length > ADDRESSES_PER_FILE_AVERAGE_MAX) {
    prefixes = prefixes.flatMap((prefix) => [..."0123456789abcdef"].map((digit) => prefix + digit));
  }
  return prefixes;
}

const fileName = (prefix: string): string => (prefix ? `outfits-${prefix}` : "outfits");

const SITEMAP_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

function addressSet(entries: readonly { address: string; updatedAt?: Date }[]): string {
  const lines = entries.map(({ address, updatedAt }) => {
    const lastChange = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : "";
    return `<url><loc>${address.replaceAll("&", "&amp;")}</loc>${lastChange}</url>`;
  });
  return `<urlset xmlns="${SITEMAP_NAMESPACE}">\n${lines.join("\n")}\n</urlset>`;
}
