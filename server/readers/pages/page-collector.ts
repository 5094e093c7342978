import { Parser } from "htmlparser2";

/** An item of microdata; a property's values are texts or further items. */
export interface MicrodataItem {
  type: string;
  properties: Map<string, (string | MicrodataItem)[]>;
}

/** The parts of a page that hold structured data. */
export interface CollectedPage {
  jsonLd: string[];
  /** By lower-case property or name; the first of each. */
  meta: Map<string, string>;
  /** Items that are no property of another. */
  microdata: MicrodataItem[];
  title: string;
}

/** Bounds of what one page can make the server hold. */
const SCRIPTS_MAX = 50;
const ITEMS_MAX = 500;
const META_MAX = 300;
const PROPERTIES_MAX = 5_000;
const TEXT_MAX_LENGTH = 2_000;
/** The parser's time grows with the depth, so nothing is read from where a page is deeper than any shop's. */
const DEPTH_MAX = 1_000;
const CHUNK_LENGTH = 16_384;
/** Open elements whose text is gathered at the same time. */
const GATHERING_MAX = 20;

/** The attribute that holds the value of a property, by element (HTML Standard, microdata, 5.2.4). */
const VALUE_ATTRIBUTES: Record<string, string> = {
  meta: "content",
  a: "href",
  area: "href",
  link: "href",
  img: "src",
  source: "src",
  data: "value",
  meter: "value",
  time: "datetime",
  object: "data",
};

interface OpenElement {
  /** The item that begins with the element. */
  item?: MicrodataItem | undefined;
  /** Receives the element's text when it ends. */
  finish?: ((text: string) => void) | undefined;
  text: string;
}

type Attributes = Record<string, string>;

/** Collects structured data without building the page's tree. */
export class PageCollector {
  readonly page: CollectedPage = { jsonLd: [], meta: new Map(), microdata: [], title: "" };
  readonly #open: OpenElement[] = [];
  readonly #parser: Parser;
  /** The items that are open, the innermost last. */
  readonly #items: MicrodataItem[] = [];
  #itemCount = 0;
  #propertyCount = 0;
  #depth = 0;
  #isTooDeep = false;
  /** The open elements whose text is a value. */
  readonly #gathering: OpenElement[] = [];
  #script: string[] | undefined;

  constructor() {
    this.#parser = new Parser({
      onopentag: (name, attributes) => this.#begin(name, attributes),
      ontext: (text) => this.#addText(text),
      onclosetag: () => this.#end(),
    });
  }

  write(text: string): void {
    for (let at = 0; at < text.length && !this.#isTooDeep; at += CHUNK_LENGTH) {
      this.#parser.write(text.slice(at, at + CHUNK_LENGTH));
    }
  }

  end(): CollectedPage {
    this.#parser.end();
    return this.page;
  }

  #begin(name: string, attributes: Attributes): void {
    this.#depth += 1;
    if (this.#depth > DEPTH_MAX) {
      this.#isTooDeep = true;
      return;
    }
    const element: OpenElement = { text: "" };
    if (name === "script") this.#beginScript(attributes, element);
    else if (name === "meta") this.#addMeta(attributes);
    else if (name === "title" && this.page.title === "") {
      element.finish = (text) => {
        this.page.title ||= text;
      };
    }
    if (attributes.itemscope !== undefined || attributes.itemprop !== undefined) {
      this.#beginProperty(name, attributes, element);
    }
    if (element.finish && this.#gathering.length < GATHERING_MAX) this.#gathering.push(element);
    this.#open.push(element);
  }

  #beginScript({ type = "" }: Attributes, element: OpenElement): void {
    if (!/^application\/ld\+json\b/i.test(type.trim()) || this.page.jsonLd.length >= SCRIPTS_MAX) return;
    const parts: string[] = [];
    this.#script = parts;
    element.finish = () => {
      this.page.jsonLd.push(parts.join(""));
      this.#script = undefined;
    };
  }

  #addMeta({ property, name, content }: Attributes): void {
    const key = (property ?? name ?? "").trim().toLowerCase();
    const { meta } = this.page;
    if (key === "" || content === undefined || meta.has(key) || meta.size >= META_MAX) return;
    meta.set(key, content.slice(0, TEXT_MAX_LENGTH));
  }

  #beginProperty(name: string, attributes: Attributes, element: OpenElement): void {
    const owner = this.#items.at(-1);
    const names = owner && attributes.itemprop ? attributes.itemprop.trim().split(/\s+/, 10) : [];
    const add = (value: string | MicrodataItem) => {
      for (const property of names) {
        if (!owner || ++this.#propertyCount > PROPERTIES_MAX) return;
        const values = owner.properties.get(property);
        if (values) values.push(value);
        else owner.properties.set(property, [value]);
      }
    };
    if (attributes.itemscope !== undefined) {
      this.#itemCount += 1;
      if (this.#itemCount > ITEMS_MAX) return;
      element.item = { type: attributes.itemtype ?? "", properties: new Map() };
      this.#items.push(element.item);
      if (names.length > 0) add(element.item);
      else this.page.microdata.push(element.item);
      return;
    }
    // Shops write `content` on any element, and search engines read it.
    const given = attributes.content ?? attributes[VALUE_ATTRIBUTES[name] ?? ""];
    if (given !== undefined) add(given.slice(0, TEXT_MAX_LENGTH));
    else if (names.length > 0) element.finish = (text) => add(text);
  }

  #addText(text: string): void {
    if (this.#script) {
      this.#script.push(text);
      return;
    }
    for (const element of this.#gathering) {
      if (element.text.length < TEXT_MAX_LENGTH) element.text += text.slice(0, TEXT_MAX_LENGTH);
    }
  }

  #end(): void {
    this.#depth -= 1;
    if (this.#depth >= DEPTH_MAX) return;
    const element = this.#open.pop();
    if (element?.item) this.#items.pop();
    if (!element?.finish) return;
    if (this.#gathering.at(-1) === element) this.#gathering.pop();
    element.finish(element.text);
  }
}
