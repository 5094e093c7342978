import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { PAGE_SHAPES } from "./page-shapes.ts";

/**
 * A web shop for tests: all page shapes, a product whose price changes, and everything that a shop
 * can do wrong.
 */
export interface Merchant {
  origin: string;
  /** As LINK_CHECK_HOSTS names it. */
  host: string;
  /** Paths that were requested, with the time of the request. */
  requests: { path: string; at: number; userAgent: string }[];
  /** How a path responds from now on: a product's price in rupees, a status, or nothing of the kind. */
  products: Map<string, { price?: number; status?: number; availability?: string; name?: string }>;
  /** Whole pages by path. */
  pages: Map<string, string>;
  /** Pictures by path. */
  pictures: Map<string, Buffer>;
  robots: { text?: string; status?: number };
  close(): Promise<void>;
}

const CHUNK = Buffer.alloc(64 * 1024, "<p>kurta</p>");

export async function openMerchant(): Promise<Merchant> {
  const merchant: Pick<Merchant, "requests" | "products" | "pages" | "pictures" | "robots"> = {
    requests: [],
    products: new Map(),
    pages: new Map(),
    pictures: new Map(),
    robots: { status: 404 },
  };
  const server = createServer((request, response) => {
    response.on("error", () => {});
    const path = request.url ?? "/";
    merchant.requests.push({ path, at: performance.now(), userAgent: request.headers["user-agent"] ?? "" });
    if (path === "/robots.txt") {
      response.statusCode = merchant.robots.text === undefined ? (merchant.robots.status ?? 404) : 200;
      response.end(merchant.robots.text ?? "");
      return;
    }
    respond(merchant, response, new URL(path, "http://merchant.test"));
  });
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...merchant,
    host,
    origin: `http://${host}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A product's page with its price in rupees. */
export function productPage(name: string, price: number, availability = "InStock", image?: string): string {
  const data = {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    image,
    offers: { "@type": "Offer", price: String(price), priceCurrency: "INR", availability },
  };
  return `<!doctype html><meta property="og:site_name" content="Test Merchant"><title>${name}</title><script type="application/ld+json">${JSON.stringify(data)}</script>`;
}

function respond(
  { products, pages, pictures }: Pick<Merchant, "products" | "pages" | "pictures">,
  response: ServerResponse,
  url: URL,
): unknown {
  const [, kind = "", name = ""] = url.pathname.split("/");
  const product = products.get(url.pathname);
  const send = (status: number, body: string | Buffer = "", headers: Record<string, string> = {}) => {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8", ...headers });
    response.end(body);
  };
  if (product) {
    const { status = 200, price = 100, availability, name: title = "Linen Kurta" } = product;
    return send(status, status === 200 ? productPage(title, price, availability) : "");
  }
  const page = pages.get(url.pathname);
  if (page !== undefined) return send(200, page);
  const picture = pictures.get(url.pathname);
  if (picture) return send(200, picture, { "content-type": "image/jpeg" });
  const shape = kind === "p" ? PAGE_SHAPES.find((known) => known.name === name) : undefined;
  if (shape) return send(200, shape.body, shape.contentType ? { "content-type": shape.contentType } : {});
  switch (kind) {
    case "":
      return send(200, "<h1>Front page</h1>");
    case "status":
      return send(Number(name));
    case "to":
      return send(302, "", { location: url.searchParams.get("url") ?? "/" });
    case "loop":
      return send(302, "", { location: `/loop/${Number(name) + 1}` });
    case "bad-location":
      return send(302, "", { location: "http://[" });
    case "compressed":
      return send(
        200,
        name === "br" ? brotliCompressSync(productPage("Kurta", 100)) : gzipSync(productPage("Kurta", 100)),
        {
          "content-encoding": name,
        },
      );
    case "bomb":
      return send(200, gzipSync(Buffer.alloc(200 * 1024 * 1024)), { "content-encoding": "gzip" });
    case "broken-gzip":
      return send(200, "no gzip at all", { "content-encoding": "gzip" });
    case "unknown-coding":
      return send(200, "?", { "content-encoding": "klingon" });
    case "big":
      return send(200, productPage("Kurta", 100) + "x".repeat(5 * 1024 * 1024));
    case "pdf":
      return send(200, productPage("Kurta", 100), { "content-type": "application/pdf" });
    case "headers": {
      const flood = Object.fromEntries(
        Array.from({ length: 500 }, (_, index) => [`x-${index}`, "y".repeat(500)]),
      );
      return send(200, "", flood);
    }
    case "garbage":
      response.socket?.end("no HTTP at all\r\n\r\n");
      return undefined;
    case "hang-up":
      response.socket?.destroy();
      return undefined;
    case "slow-headers":
      return undefined;
    case "endless":
      response.writeHead(200, { "content-type": "text/html" });
      response.write(productPage("Kurta", 100));
      return pour(response);
    case "drip": {
      response.writeHead(200, { "content-type": "text/html" });
      const timer = setInterval(() => response.write("."), 100);
      response.on("close", () => clearInterval(timer));
      return undefined;
    }
    default:
      return send(404, "Not here");
  }
}

/** Writes without an end, as fast as the client reads. */
function pour(response: ServerResponse): void {
  if (response.destroyed) return;
  if (response.write(CHUNK)) setImmediate(pour, response);
  else response.once("drain", () => pour(response));
}
