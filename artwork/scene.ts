import { darken, lighten } from "./colour-math.ts";
import { draw, itemsMarkup } from "./drawn-item.ts";
import { itemOf, type Section } from "./item.ts";

/** The scene's own units; its middle is also shown alone, upright, on phones. */
export const SCENE_WIDTH = 2100;
export const SCENE_HEIGHT = 900;

/** One thing in a scene. */
export interface SceneItem {
  /** As an outfit would call it: kind, colours and print are read from the name. */
  readonly name: string;
  readonly section: Section;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** In degrees. */
  readonly turn: number;
}

export interface Scene {
  readonly ground: string;
  /** Path data of the quiet shapes under the items, with their colours. */
  readonly shapes: readonly (readonly [d: string, colour: string])[];
  /** From the table upwards. */
  readonly items: readonly SceneItem[];
}

/** A wide flat-lay as an SVG document; the same scene always gives the same document. */
export function composeScene({ ground, shapes, items }: Scene): string {
  const placed = items.map(({ name, section, x, y, height, turn }, index) => {
    const drawn = draw({ item: itemOf(name, section), itemIndex: index }, index);
    return { ...drawn, placement: { x, y, scale: height / drawn.box.height, turn } };
  });
  const light = `<defs><linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(ground, 0.12)}"/><stop offset=".5" stop-color="${ground}"/><stop offset="1" stop-color="${darken(ground, 0.14)}"/></linearGradient></defs>`;
  const drawnShapes = shapes.map(([d, colour]) => `<path d="${d}" fill="${colour}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" viewBox="0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}">${light}<rect width="100%" height="100%" fill="url(#light)"/>${drawnShapes}${itemsMarkup(placed)}</svg>`;
}
