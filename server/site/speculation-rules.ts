import type { FastifyInstance } from "fastify";

export const SPECULATION_RULES_PATH = "/speculation-rules.json";

const ONE_DAY_SECONDS = 24 * 60 * 60;

/** Public screens; the address of no other document is fetched before it is pressed. */
const PATHS = ["/", "/outfit", "/outfit/*", "/trending", "/about-us", "/privacy", "/terms"];

/**
 * Which documents the browser may fetch when a link is about to be pressed: those of links that lead to a
 * document, because they open a new tab or because the scripts do not run yet. Only fetched, never rendered
 * ahead: a view counts when the page is seen.
 */
const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: PATHS },
          { selector_matches: "html:not([data-interactive]) a, a[target=_blank]" },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/**
 * Speculation rules (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API), named by a header
 * of every document.
 */
export async function speculationRules(app: FastifyInstance): Promise<void> {
  app.get(SPECULATION_RULES_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type("application/speculationrules+json")
      .header("cache-control", `public, max-age=${ONE_DAY_SECONDS}`)
      .send(RULES),
  );
}
