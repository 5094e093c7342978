import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline, Readable } from "node:stream";
import { gzipSync } from "node:zlib";

/** About the size of a shop's page, of which the structured data is a small part. */
const FILLER =
  `<div class="tile"><a href="/p/other"><img src="/a.jpg" alt="A kurta"></a><p>Another kurta</p></div>\n`.repeat(
    1_500,
  );

function* withoutEnd(text: string) {
  for (;;) yield text;
}

/**
 * A local web server under many loopback addresses, each a host of its own; the first never responds. The
 * page `/endless` never ends, `/bomb` has 30 MB in 90 KB.
 */
export async function openMerchantHosts(count: number) {
  const page = gzipSync(
    `<!doctype html><title>Kurta</title><script type="application/ld+json">${JSON.stringify({
      "@type": "Product",
      name: "Linen kurta",
      offers: { "@type": "Offer", price: "1450", priceCurrency: "INR", availability: "InStock" },
    })}</script>${FILLER}`,
  );
  const bomb = gzipSync(FILLER.repeat(200));
  const server = createServer((request, response) => {
    if (request.socket.localAddress?.endsWith("127.0.1.1")) return;
    if (request.url === "/robots.txt") {
      response.end("User-agent: *\nDisallow: /cart\n");
      return;
    }
    if (request.url === "/endless") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      pipeline(Readable.from(withoutEnd(FILLER)), response, () => {});
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "gzip" });
    response.end(request.url === "/bomb" ? bomb : page);
  });
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  const { port } = server.address() as AddressInfo;
  const hosts = Array.from(
    { length: count },
    (_, index) => `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}:${port}`,
  );
  return {
    hosts,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
