import type { Availability } from "#contract/links/links.ts";
import { readAvailability } from "./availability-text.ts";
import { asList, hasType, type LdGraph, type LdNode } from "./json-ld.ts";
import type { PageBounds } from "./page-bounds.ts";
import { readCurrency, readPrice } from "./price-text.ts";

/** A price in hundredths of its currency, and whether it can be bought. */
export interface Offer {
  price: number | undefined;
  currency: string | undefined;
  availability: Availability;
  isNew: boolean;
}

/** Prices before a discount. */
const OTHER_PRICES =
  /(ListPrice|StrikethroughPrice|SRP|MSRP|MinimumAdvertisedPrice|RegularPrice|InvoicePrice)$/i;

/** Reads offers, those of an aggregate instead of it where they have prices. */
export function readOffers(graph: LdGraph, nodes: readonly LdNode[], bounds: PageBounds): Offer[] {
  return bounds
    .take("offers", nodes)
    .flatMap((node) =>
      hasType(node, "AggregateOffer") ? readAggregate(graph, node, bounds) : [readOffer(graph, node)],
    );
}

/**
 * The offer that the page's price is: in rupees if there are such, new, in stock, the lowest. Its
 * availability is that of the best.
 */
export function chooseOffer(offers: readonly Offer[]): Offer | undefined {
  const narrowed = [
    (offer: Offer) => offer.price !== undefined,
    (offer: Offer) => offer.currency === "INR",
    (offer: Offer) => offer.isNew,
    (offer: Offer) => offer.availability !== "out_of_stock",
  ].reduce((left, fits) => (left.some(fits) ? left.filter(fits) : left), [...offers]);
  const [lowest] = narrowed.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  return lowest && { ...lowest, availability: bestAvailability(offers) };
}

function bestAvailability(offers: readonly Offer[]): Availability {
  const all = offers.map(({ availability }) => availability);
  if (all.includes("in_stock")) return "in_stock";
  return all.includes("out_of_stock") ? "out_of_stock" : "unknown";
}

/** The offers of an aggregate where they have prices, else its lowest price. */
function readAggregate(graph: LdGraph, node: LdNode, bounds: PageBounds): Offer[] {
  const own = readOffer(graph, node, node.lowPrice ?? node.price ?? node.highPrice);
  const single = graph.objectsOf(node, "offers").filter((offer) => !hasType(offer, "AggregateOffer"));
  const priced = readOffers(graph, single, bounds)
    .filter(({ price }) => price !== undefined)
    .map((offer) => ({ ...offer, currency: offer.currency ?? own.currency }));
  return priced.length > 0 ? priced : [own];
}

function readOffer(graph: LdGraph, node: LdNode, price = node.price): Offer {
  const specification = choosePrice(graph.objectsOf(node, "priceSpecification"));
  const text =
    readPrice(first(price)) === undefined
      ? first(specification?.price ?? specification?.minPrice)
      : first(price);
  const given = readPrice(text);
  return {
    price: given,
    currency:
      readCurrency(first(node.priceCurrency)) ??
      readCurrency(first(specification?.priceCurrency)) ??
      (given === undefined ? undefined : signOf(text)),
    availability: readAvailability(first(node.availability)),
    isNew: !/(Used|Refurbished|Damaged)Condition$/.test(String(first(node.itemCondition) ?? "")),
  };
}

/**
 * Of a product's prices the one to pay: a sale price, else one that is neither a list price, nor for members,
 * nor by weight.
 */
function choosePrice(specifications: readonly LdNode[]): LdNode | undefined {
  const paid = specifications.filter(
    (node) =>
      !OTHER_PRICES.test(String(first(node.priceType) ?? "")) &&
      node.validForMemberTier === undefined &&
      !hasType(node, "DeliveryChargeSpecification", "PaymentChargeSpecification"),
  );
  const whole = paid.filter((node) => node.referenceQuantity === undefined);
  return paid.find((node) => /SalePrice$/.test(String(first(node.priceType) ?? ""))) ?? whole[0] ?? paid[0];
}

const first = (value: unknown) => asList(value)[0];

/** The currency that a text with a sign names; a bare number names none. */
function signOf(value: unknown): string | undefined {
  return typeof value === "string" && /[^\d.,\s]/.test(value) ? readCurrency(value) : undefined;
}
