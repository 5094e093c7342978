import type { Availability } from "#contract/links/links.ts";
import { readAvailability } from "./availability-text.ts";
import { asList, hasType, isNode, LdGraph, type LdNode, parseJsonLd } from "./json-ld.ts";
import { absoluteUrl, PageBounds } from "./page-bounds.ts";
import type { CollectedPage, MicrodataItem } from "./page-collector.ts";
import { plainText } from "./plain-text.ts";
import { readCurrency, readPrice } from "./price-text.ts";
import { chooseOffer, readOffers } from "./read-offers.ts";

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

/** Reads JSON-LD, microdata and Open Graph, in this order: what one does not say, the next may. */
export function readProduct(page: CollectedPage, url: string): Reading {
  const bounds = new PageBounds(url);
  const fromLd = readGraph(new LdGraph(page.jsonLd.map(parseJsonLd)), bounds);
  const fromMicrodata = readGraph(new LdGraph(page.microdata.map(asLdNode)), bounds);
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

function readGraph(graph: LdGraph, bounds: PageBounds): Reading {
  const chosen = chooseProduct(graph, bounds);
  const site = graph.nodes.find((node) => hasType(node, "WebSite", "OnlineStore", "Organization"));
  if (!chosen) return { ...nothing, sourceName: plainText(site?.name) };
  const { node: product, offers: sold } = chosen;
  const variants = bounds.take("variants", graph.objectsOf(product, "hasVariant"));
  const variant = variants.find((node) => leadsToPage(node, ownOffers(graph, node), bounds));
  const ofVariants = (variant ? [variant] : variants).flatMap((node) => ownOffers(graph, node));
  // The price of a chosen variant is its own; without one, those of the product and of all variants count.
  const considered = variant && ofVariants.length > 0 ? ofVariants : [...sold, ...ofVariants];
  const offer = chooseOffer(readOffers(graph, considered, bounds));
  const seller = sold.flatMap((node) => graph.objectsOf(node, "seller"))[0];
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

/** A product and the offers that sell it, its own or one that names it. */
interface Candidate {
  node: LdNode;
  offers: LdNode[];
}

/**
 * The product that the page is about: the one with its address, else the first that is sold, else the first.
 */
function chooseProduct(graph: LdGraph, bounds: PageBounds): Candidate | undefined {
  const isProduct = (node: LdNode) => hasType(node, ...PRODUCT_TYPES);
  const named = graph.nodes
    .filter(isProduct)
    .map((node): Candidate => ({ node, offers: ownOffers(graph, node) }));
  const offered = graph.nodes
    .filter((node) => hasType(node, "Offer"))
    .flatMap((offer) =>
      bounds
        .take("candidates", graph.objectsOf(offer, "itemOffered"))
        .filter(isProduct)
        .map((node): Candidate => ({ node, offers: [offer] })),
    );
  const products = [...named, ...offered];
  const isSold = ({ node, offers }: Candidate) =>
    offers.length > 0 || node.offers !== undefined || node.hasVariant !== undefined;
  return (
    products.find((product) => isSold(product) && leadsToPage(product.node, product.offers, bounds)) ??
    products.find(isSold) ??
    products[0]
  );
}

function ownOffers(graph: LdGraph, node: LdNode): LdNode[] {
  return graph.objectsOf(node, "offers");
}

function leadsToPage(node: LdNode, offers: readonly LdNode[], bounds: PageBounds): boolean {
  return (
    bounds.isOwnAddress(node.url) ||
    bounds.isOwnAddress(node["@id"]) ||
    offers.some((offer) => bounds.isOwnAddress(offer.url))
  );
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

const nothing: Reading = {
  isProduct: false,
  title: undefined,
  price: undefined,
  currency: undefined,
  availability: "unknown",
  image: undefined,
  sourceName: undefined,
};
