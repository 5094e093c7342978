import type { Availability } from "#contract/links.ts";
import { normaliseLink } from "#contract/normalise-link.ts";
import { readAvailability } from "./availability-text.ts";
import { asList, hasType, isNode, LdGraph, type LdNode } from "./json-ld.ts";
import type { CollectedPage, MicrodataItem } from "./page-collector.ts";
import { plainText } from "./plain-text.ts";
import { readCurrency, readPrice } from "./price-text.ts";
import { chooseOffer, offersOf } from "./read-offers.ts";

/** What a page says of the product it sells; `undefined` for what it does not say. */
export interface Reading {
  /** Whether the page has any data of a product. */
  isProduct: boolean;
  title: string | undefined;
  /** In hundredths of the currency. */
  price: number | undefined;
  currency: string | undefined;
  availability: Availability;
  image: string | undefined;
  sourceName: string | undefined;
}

const PRODUCT_TYPES = ["Product", "IndividualProduct", "ProductModel", "ProductGroup", "SomeProducts"];
const IMAGE_MAX_LENGTH = 2_000;

/** Reads JSON-LD, microdata and Open Graph, in this order: what one does not say, the next may. */
export function readProduct(page: CollectedPage, url: string): Reading {
  const fromLd = readGraph(new LdGraph(page.jsonLd), url);
  const microdata = new LdGraph([JSON.stringify(page.microdata.map(asLdNode))]);
  const fromMicrodata = readGraph(microdata, url);
  const fromMeta = readOpenGraph(page.meta);
  const found = [fromLd, fromMicrodata, fromMeta];
  const isProduct = found.some((reading) => reading.isProduct);
  // A price belongs to its own currency, so both come from the same data.
  const priced = found.find(({ price }) => price !== undefined);
  return {
    isProduct,
    title: firstOf(found, "title") ?? (isProduct ? plainText(page.title) : undefined),
    price: priced?.price,
    currency: priced?.currency,
    availability: found.find(({ availability }) => availability !== "unknown")?.availability ?? "unknown",
    image: absoluteUrl(firstOf(found, "image"), url),
    sourceName: fromMeta.sourceName ?? firstOf(found, "sourceName"),
  };
}

function firstOf<K extends "title" | "image" | "sourceName">(readings: readonly Reading[], key: K) {
  return readings.find((reading) => reading[key] !== undefined)?.[key];
}

function readGraph(graph: LdGraph, url: string): Reading {
  const product = chooseProduct(graph, url);
  const site = graph.nodes.find((node) => hasType(node, "WebSite", "OnlineStore", "Organization"));
  if (!product) return { ...nothing, sourceName: plainText(site?.name) };
  const variants = graph.objectsOf(product, "hasVariant");
  const variant = variants.find((node) => leadsTo(node, url));
  const offers = [variant ?? product, ...(variant ? [] : variants)].flatMap((node) => offersOf(graph, node));
  const offer = chooseOffer(offers.length > 0 ? offers : offersOf(graph, product));
  const seller = graph.objectsOf(product, "offers").flatMap((node) => graph.objectsOf(node, "seller"))[0];
  return {
    isProduct: true,
    title: plainText(asList(variant?.name ?? product.name)[0]),
    price: offer?.price,
    currency: offer?.currency,
    availability: offer?.availability ?? "unknown",
    image: imageOf(variant?.image) ?? imageOf(product.image),
    sourceName: plainText(site?.name) ?? plainText(seller?.name),
  };
}

/** The product that the page is about: the one with its address, else the first with offers, else the first. */
function chooseProduct(graph: LdGraph, url: string): LdNode | undefined {
  const offered = graph.nodes
    .filter((node) => hasType(node, "Offer"))
    .flatMap((offer) => graph.objectsOf(offer, "itemOffered").map((node) => ({ ...node, offers: offer })));
  const products = [...graph.nodes, ...offered].filter((node) => hasType(node, ...PRODUCT_TYPES));
  const isSold = (node: LdNode) => node.offers !== undefined || node.hasVariant !== undefined;
  return products.find((node) => isSold(node) && leadsTo(node, url)) ?? products.find(isSold) ?? products[0];
}

function leadsTo(node: LdNode, url: string): boolean {
  const offers = asList(node.offers).filter(isNode);
  return [node.url, node["@id"], ...offers.map((offer) => offer.url)].some((address) => {
    const absolute = absoluteUrl(typeof address === "string" ? address : undefined, url);
    return absolute !== undefined && normaliseLink(absolute) === normaliseLink(url) && address !== "";
  });
}

function imageOf(value: unknown): string | undefined {
  for (const image of asList(value)) {
    if (typeof image === "string" && image !== "") return image;
    if (!isNode(image)) continue;
    const address = [image.url, image.contentUrl, image["@id"]].find((text) => typeof text === "string");
    if (typeof address === "string") return address;
  }
  return undefined;
}

function readOpenGraph(meta: ReadonlyMap<string, string>): Reading {
  const amount = ["product:sale_price:amount", "product:price:amount", "og:price:amount", "product:price"]
    .map((name) => ({ name, text: meta.get(name) }))
    .find(({ text }) => readPrice(text) !== undefined);
  const currencyName = amount?.name.replace(/:amount$/, ":currency") ?? "";
  const type = meta.get("og:type") ?? "";
  return {
    isProduct: amount !== undefined || /\bproduct\b|\bproduct\./i.test(type),
    title: plainText(meta.get("og:title")),
    price: readPrice(amount?.text),
    currency: readCurrency(
      meta.get(currencyName) ?? meta.get("product:price:currency") ?? amount?.text?.replace(/[\d.,]/g, ""),
    ),
    availability: readAvailability(meta.get("product:availability") ?? meta.get("og:availability")),
    image: meta.get("og:image:secure_url") ?? meta.get("og:image") ?? meta.get("og:image:url"),
    sourceName: plainText(meta.get("og:site_name") ?? meta.get("application-name")),
  };
}

/** Microdata in the form of JSON-LD: both write the same vocabulary. */
function asLdNode({ type, properties }: MicrodataItem): LdNode {
  return {
    "@type": type.trim().split(/\s+/),
    ...Object.fromEntries(
      [...properties].map(([name, values]) => [
        name,
        values.map((value) => (typeof value === "string" ? value.trim() : asLdNode(value))),
      ]),
    ),
  };
}

function absoluteUrl(address: string | undefined, base: string): string | undefined {
  if (address === undefined || address.length > IMAGE_MAX_LENGTH || !URL.canParse(address, base))
    return undefined;
  const url = new URL(address, base);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : undefined;
}

const nothing: Reading = {
  isProduct: false,
  title: undefined,
  price: undefined,
  currency: undefined,
  availability: "unknown",
  image: undefined,
  sourceName: undefined,
};
