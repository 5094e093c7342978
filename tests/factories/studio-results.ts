import type { Composition } from "#contract/studio/composition.ts";
import type { ArrangeInput, Cutout, Studio } from "#contract/studio/studio.ts";

/** Results of the studio's calls, as the API returns them. */

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export function cutout(number: number, changes: Partial<Cutout> = {}): Cutout {
  const cutoutId = idOf(number);
  return {
    cutoutId,
    image: "/favicon.svg",
    source: `/backend/studio/source/${cutoutId}`,
    width: 600,
    height: 800,
    quality: "clean",
    item: {
      sourceName: "Neel & Co",
      itemName: `Kurta ${number}`,
      itemPrice: 1_499,
      itemLink: `https://shop.example/${number}`,
    },
    strokes: [],
    ...changes,
  };
}

/** A board of these pieces, side by side. */
export function arranged({ seed, section, pieces }: ArrangeInput): Composition {
  return {
    seed,
    ...(section && { section }),
    ground: { kind: "paper", paper: "#e8dcc8", shape: { form: "arch", colour: "#dccfc6", x: 0.5, y: 0.5 } },
    pieces: pieces.map(({ role = "top", ...product }, layer) => ({
      ...product,
      role,
      ...{ x: (layer + 1) / (pieces.length + 1), y: 0.5, width: 0.3, angle: 0, mirrored: false, layer },
    })),
  };
}

export function studio(changes: Partial<Studio> = {}): Studio {
  return { rightsConfirmed: true, draft: null, ...changes };
}

/** A draft of one cut-out and one drawn piece. */
export function studioDraft(changes: Partial<NonNullable<Studio["draft"]>> = {}) {
  const shown = cutout(1);
  return {
    composition: arranged({
      seed: "draft",
      section: "Women",
      pieces: [
        { cutoutId: shown.cutoutId, itemName: "Kurta 1" },
        { itemName: "Tan juttis", role: "shoes" },
      ],
    }),
    cutouts: [shown],
    outfitId: null,
    submissionId: null,
    version: idOf(100),
    savedBy: null,
    savedAt: "2026-07-01T10:00:00.000Z",
    ...changes,
  } satisfies Studio["draft"];
}
