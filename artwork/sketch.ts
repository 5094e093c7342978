import { darken, lighten } from "./colour-math.ts";
import { type Bounds, boundsOf, moved, polygonsOf } from "./outline.ts";
import type { Motif } from "./prints.ts";
import type { Cloth, Fold } from "./shading/cloth.ts";
import { pngDataUri } from "./shading/indexed-png.ts";
import { litPart } from "./shading/lighting.ts";
import { tintOf } from "./shading/tint.ts";

/** Fixed markup, a motif that fills the part, or several of both from the bottom up. */
export type Printed = string | Motif | readonly (string | Motif)[];

const printedOn = (box: Bounds, printed: Printed = ""): string => {
  if (typeof printed === "string") return printed;
  if (typeof printed === "function") return printed(box);
  return printed.map((layer) => printedOn(box, layer)).join("");
};

/** Details of a piece of cloth, beyond its outline, color and material. */
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

const boundsCache = new Map<string, Bounds>();

function boundsOfPath(d: string): Bounds {
  const known = boundsCache.get(d);
  if (known) return known;
  const bounds = boundsOf(polygonsOf(d));
  boundsCache.set(d, bounds);
  return bounds;
}

/** Collects one piece's markup part by part, from the table upwards. */
export class Sketch {
  readonly outlines: string[] = [];
  private readonly markup: string[] = [];
  private readonly definitions: string[] = [];
  private readonly prefix: string;

  /** `prefix` makes the ids of the piece unique in the document. */
  constructor(prefix: string) {
    this.prefix = prefix;
  }

  /** A lit, shaded part. */
  cloth(d: string, fill: string, cloth: Cloth, { folds = [], print }: ClothDetails = {}): void {
    const box = boundsOfPath(d);
    const id = this.define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
    const lit = pngDataUri(litPart(d, box, cloth, folds), tintOf(fill));
    this.outlines.push(d);
    this.markup.push(
      `<path d="${d}" fill="${fill}"/><g clip-path="url(#${id})">${printedOn(box, print)}`,
      `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="none" href="${lit}"/></g>`,
    );
  }

  /** Any other markup; `outline` lets it cast a shadow. */
  raw(svg: string, outline?: string): void {
    this.markup.push(svg);
    if (outline !== undefined) this.outlines.push(outline);
  }

  /** A plain drawn line. */
  line(d: string, colour: string, width = 1.2, { opacity = 1, dash }: LineDetails = {}): void {
    const dashes = dash === undefined ? "" : ` stroke-dasharray="${dash}"`;
    this.markup.push(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"${dashes}/>`,
    );
  }

  /** A plain filled shape on top of the piece. */
  fill(d: string, colour: string, opacity = 1): void {
    this.markup.push(`<path d="${d}" fill="${colour}" fill-opacity="${opacity}"/>`);
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

  /** Draws something moved by (dx, dy), shadow included. */
  placed(dx: number, dy: number, draw: () => void): void {
    const first = this.outlines.length;
    this.markup.push(`<g transform="translate(${dx} ${dy})">`);
    draw();
    this.markup.push("</g>");
    for (const outline of this.outlines.splice(first)) this.outlines.push(moved(outline, dx, dy));
  }

  /** The finished markup, in the piece's own units. */
  toMarkup(): string {
    return `<defs>${this.definitions.join("")}</defs>${this.markup.join("")}`;
  }

  /** The box around everything that casts a shadow. */
  bounds(): Bounds {
    return boundsOf(this.outlines.flatMap((outline) => polygonsOf(outline, 6)));
  }

  private define(pieceMarkup: (name: string) => string): string {
    const name = `${this.prefix}${this.definitions.length}`;
    this.definitions.push(pieceMarkup(name));
    return name;
  }
}
