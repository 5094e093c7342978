/** An object of JSON-LD. */
export type LdNode = Record<string, unknown>;

/** Bounds of the walk through a page's objects. */
const NODES_MAX = 5_000;
const DEPTH_MAX = 12;
/** Of one property. */
const VALUES_MAX = 500;
const TYPES_MAX = 20;

/** Properties whose products are others than the page's own. */
const OTHER_PRODUCTS = new Set([
  "isRelatedTo",
  "isSimilarTo",
  "isAccessoryOrSparePartFor",
  "isConsumableFor",
  "itemListElement",
  "hasVariant",
  "isVariantOf",
  "itemOffered",
  "review",
]);

/** The objects of a page's data, those at the top first. */
export class LdGraph {
  readonly nodes: LdNode[] = [];
  readonly #byId = new Map<string, LdNode>();

  constructor(values: readonly unknown[]) {
    for (const value of values) this.#add(value, 0);
  }

  /** The objects of a property, references resolved. */
  objectsOf(node: LdNode, property: string): LdNode[] {
    return asList(node[property])
      .slice(0, VALUES_MAX)
      .filter(isNode)
      .map((value) => this.#resolve(value));
  }

  #resolve(node: LdNode): LdNode {
    const id = node["@id"];
    const isReference = typeof id === "string" && Object.keys(node).length === 1;
    return (isReference && this.#byId.get(id)) || node;
  }

  #add(value: unknown, depth: number): void {
    if (depth > DEPTH_MAX || this.nodes.length >= NODES_MAX) return;
    if (Array.isArray(value)) {
      for (const element of value) this.#add(element, depth + 1);
      return;
    }
    if (!isNode(value)) return;
    this.nodes.push(value);
    const id = value["@id"];
    if (typeof id === "string" && Object.keys(value).length > 1) this.#byId.set(id, value);
    for (const [property, child] of Object.entries(value)) {
      if (!OTHER_PRODUCTS.has(property)) this.#add(child, depth + 1);
    }
  }
}

/** Whether a node has the type, in any of the forms of its name. */
export function hasType(node: LdNode, ...types: string[]): boolean {
  return asList(node["@type"])
    .slice(0, TYPES_MAX)
    .some(
      (type) =>
        typeof type === "string" &&
        types.includes(type.trim().replace(/^(https?:\/\/(www\.)?schema\.org\/|schema:)/i, "")),
    );
}

export function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

export function isNode(value: unknown): value is LdNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Parses a script; shops wrap it in comments, end it with a semicolon, break lines within texts and leave a
 * last comma. Undefined for one that is broken beyond repair.
 */
export function parseJsonLd(script: string): unknown {
  const unwrapped = script
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\/\/\s*<!\[CDATA\[)/, "")
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*$/, "")
    .trim();
  // Not /;+$/, which takes quadratic time on semicolons that do not end the text.
  let end = unwrapped.length;
  while (unwrapped[end - 1] === ";") end -= 1;
  const text = unwrapped.slice(0, end);
  for (const attempt of [text, text.replace(/\p{Cc}+/gu, " ").replace(/,\s*([}\]])/g, "$1")]) {
    try {
      return JSON.parse(attempt);
    } catch {}
  }
  return undefined;
}
