import { darken, lighten } from "./colour-math.ts";
import type { Item } from "./item.ts";
import { type Bounds, boundsOf, mirrored, moved, polygonsOf } from "./outline.ts";
import type { Motif } from "./prints.ts";
import type { Cloth, Fold } from "./shading/cloth.ts";
import { pngDataUri } from "./shading/indexed-png.ts";
import { litPart } from "./shading/lighting.ts";
import { tintOf } from "./shading/tint.ts";

/** Fixed markup, a motif that fills the part, or several of both from the bottom up. */
export type Printed = string | Motif | readonly Printed[];

const printedOn = (box: Bounds, printed: Printed = ""): string => {
  if (typeof printed === "string") return printed;
  if (typeof printed === "function") return printed(box);
  return printed.map((layer) => printedOn(box, layer)).join("");
};

/** Details of an item of cloth, beyond its outline, colour and material. */
export interface ClothDetails {
  readonly folds?: readonly Fold[];
  /** Markup printed on the cloth: clipped to the outline, below the light. */
  readonly print?: Printed;
}

export interface LineDetails {
  readonly opacity?: number;
  /** Lengths of dash and gap. */
  readonly dash?: string;
}

/** Changes a path's points. */
type Transform = (d: string) => string;

const boundsCache = new Map<string, Bounds>();

function boundsOfPath(d: string): Bounds {
  const known = boundsCache.get(d);
  if (known) return known;
  const bounds = boundsOf(polygonsOf(d));
  boundsCache.set(d, bounds);
  return bounds;
}

/** Draws one kind of item into a sketch, in the item's own units. */
export type Drawing = (sketch: Sketch, item: Item) => void;

/** Collects one piece's markup part by part, from the table upwards. */
export class Sketch {
  readonly outlines: string[] = [];
  private readonly markup: string[] = [];
  private readonly definitions: string[] = [];
  private readonly prefix: string;
  /** Where the paths drawn at the moment go. */
  private place: Transform = (d) => d;

  /** `prefix` makes the ids of the item unique in the document. */
  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** A lit, shaded part. */
  cloth(path: string, fill: string, cloth: Cloth, { folds = [], print }: ClothDetails = {}): void {
    const d = this.place(path);
    const placedFolds = folds.map((fold) => ({ ...fold, d: this.place(fold.d) }));
    const box = boundsOfPath(d);
    const id = this.define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    const lit = pngDataUri(litPart(d, box, cloth, placedFolds), tintOf(fill));
    this.outlines.push(d);
    this.markup.push(
      `<path d="${d}" fill="${fill}"/><g clip-path="url(#${id})">${printedOn(box, print)}`,
      `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="none" href="${lit}"/></g>`,
    );
  }

  /** Any other markup; `outline` lets it cast a shadow. */
  raw(svg: string, outline?: string): void {
    this.markup.push(svg);
    if (outline !== undefined) this.outlines.push(this.place(outline));
  }

  /** A plain drawn line. */
  line(d: string, colour: string, width = 1.2, { opacity = 1, dash }: LineDetails = {}): void {
    const dashes = dash === undefined ? "" : ` stroke-dasharray="${dash}"`;
    this.markup.push(
      `<path d="${this.place(d)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"${dashes}/>`,
    );
  }

  /** A plain filled shape on top of the item. */
  fill(d: string, colour: string, opacity = 1): void {
    this.markup.push(`<path d="${this.place(d)}" fill="${colour}" fill-opacity="${opacity}"/>`);
  }

  /** A seam: a dark groove with a lit lower lip. */
  seam(d: string, cloth: string, width = 1.3): void {
    this.raw(`<g transform="translate(.7 1.1)">`);
    this.line(d, lighten(cloth, 0.55), width, { opacity: 0.35 });
    this.raw("</g>");
    this.line(d, darken(cloth, 0.62), width, { opacity: 0.6 });
  }

  /** A row of stitches. */
  stitches(d: string, colour: string, width = 0.9): void {
    this.line(d, colour, width, { opacity: 0.7, dash: "3.2 2.4" });
  }

  /** The shadow one part throws on what lies under its edge; three strokes approximate a blur. */
  fold(d: string, cloth: string, reach = 7): void {
    for (const share of [1, 0.62, 0.3]) {
      this.line(d, darken(cloth, 0.75), reach * share, { opacity: 0.13 });
    }
  }

  /** A button with its rim and thread. */
  button(x: number, y: number, r: number, colour: string): void {
    const dark = darken(colour, 0.5);
    this.raw(
      `<circle cx="${x + 0.5}" cy="${y + 1.1}" r="${r + 0.5}" fill="${darken(colour, 0.8)}" fill-opacity=".4"/>` +
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="${dark}" stroke-width=".6" stroke-opacity=".6"/>` +
        `<circle cx="${x}" cy="${y}" r="${r * 0.62}" fill="${darken(colour, 0.08)}"/>` +
        `<path d="M${x - r * 0.25} ${y - r * 0.25}l${r * 0.5} ${r * 0.5}M${x + r * 0.25} ${y - r * 0.25}l${-r * 0.5} ${r * 0.5}" stroke="${dark}" stroke-width="${r * 0.16}"/>`,
    );
  }

  /** A gradient to fill with, as `url(#…)`; `angle` 0 runs left to right, 90 downwards. */
  gradient(stops: readonly (readonly [offset: number, colour: string])[], angle = 90): string {
    const list = stops
      .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
      .join("");
    const id = this.define(
      (name) =>
        `<linearGradient id="${name}" x2="1" y2="0" gradientTransform="rotate(${angle} .5 .5)">${list}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Draws with every path, but not raw markup, moved by `transform`. */
  through(transform: Transform, draw: () => void): void {
    const outer = this.place;
    this.place = (d) => outer(transform(d));
    draw();
    this.place = outer;
  }

  /** Draws a detail of the right side, and its mirror image on the left. */
  bothSides(draw: (side: 1 | -1) => void): void {
    draw(1);
    this.through(mirrored, () => draw(-1));
  }

  /** Draws something moved by (dx, dy), shadow included. */
  placed(dx: number, dy: number, draw: () => void): void {
    const first = this.outlines.length;
    this.markup.push(`<g transform="translate(${dx} ${dy})">`);
    draw();
    this.markup.push("</g>");
    for (const outline of this.outlines.splice(first)) this.outlines.push(moved(outline, dx, dy));
  }

  /** The finished markup, in the item's own units. */
  toMarkup(): string {
    return `<defs>${this.definitions.join("")}</defs>${this.markup.join("")}`;
  }

  /** The box around everything that casts a shadow. */
  bounds(): Bounds {
    return boundsOf(this.outlines.flatMap((outline) => polygonsOf(outline, 6)));
  }

  private define(itemMarkup: (name: string) => string): string {
    const name = `${this.prefix}${this.definitions.length}`;
    this.definitions.push(itemMarkup(name));
    return name;
  }
}
