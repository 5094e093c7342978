import { PageVisitor } from "#server/modules/links/fetching/page-visitor.ts";

/** As many as the link checker visits. */
const AT_ONCE = 8;
const SAMPLE_EVERY_MS = 20;

/**
 * Forked with a list of pages, visits them as the link checker does and sends back by how many megabytes the
 * memory grew at most: in a process of its own, because a server's memory grows for other reasons too.
 */
process.once("message", async ([first = "", ...urls]: string[]) => {
  const visitor = new PageVisitor({
    userAgent: "EnsembleBench",
    allowedHosts: urls.map((url) => new URL(url).host),
  });
  const { signal } = new AbortController();
  // The code is loaded and compiled by the first visit, that of the reading thread included.
  await visitor.visit(first, signal);
  const before = process.memoryUsage.rss();
  // Not the maximum that the process reports, which loading the code from its sources may be.
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, SAMPLE_EVERY_MS);
  const visitNext = async () => {
    for (let url = urls.shift(); url; url = urls.shift()) await visitor.visit(url, signal);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitNext));
  clearInterval(sampling);
  process.send?.((most - before) / 1024 ** 2);
  process.disconnect();
});
