import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { BoardPiece } from "#app/editor/studio/board/board-pieces.ts";
import { useStudioCalls } from "#app/editor/studio/studio-api.ts";
import { SEARCH_DEBOUNCE_MS } from "#contract/limits.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { LayersQuery, StudioLayers } from "#contract/studio/studio.ts";

/** What a piece looks like at a width, near its own, for which it was drawn. */
export interface PieceLayers {
  readonly width: number;
  readonly drift: StudioLayers["drift"];
  readonly layers: StudioLayers["layers"][number];
}

/** Layers are a few hundred kilobytes; these are three full boards. */
const LAYERS_MAX = 36;
/** Pieces are drawn anew from a difference of 12 pixels of the rendered board on. */
const WIDTH_DIGITS = 2;

interface Wanted {
  /** What is drawn, at any width. */
  readonly subject: string;
  readonly id: string;
  readonly query: LayersQuery["pieces"][number];
}

function wantedOf(piece: BoardPiece, section: Composition["section"]): Wanted {
  const { cutoutId, itemName, role } = piece;
  const width = Number(piece.width.toFixed(WIDTH_DIGITS));
  // A cut-out looks the same under every name and in every role.
  const subject = cutoutId ?? JSON.stringify([itemName, section]);
  return { subject, id: `${subject} ${width}`, query: { cutoutId, itemName, role, width } };
}

type Drawn = PieceLayers & { subject: string };

/**
 * Pictures and shadows of the pieces by their keys. A piece whose width has changed keeps its former layers
 * until the new ones have arrived; one that was never drawn has none.
 */
export function useLayers(pieces: readonly BoardPiece[], section: Composition["section"]) {
  const { drawLayers } = useStudioCalls();
  const [drawn, setDrawn] = useState<ReadonlyMap<string, Drawn>>(new Map());
  const settled = useSettled(pieces);
  const missing = new Map(
    settled
      .map((piece) => wantedOf(piece, section))
      .flatMap((one) => (drawn.has(one.id) ? [] : [[one.id, one]])),
  );
  const asked = [...missing.values()];
  const query = useQuery({
    queryKey: ["studio-layers", ...missing.keys()],
    meta: { personal: true, failureMessage: "The pieces of the board could not be drawn" },
    enabled: asked.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body: LayersQuery = { section, pieces: asked.map((one) => one.query) };
      return { asked, found: await drawLayers(body, signal) };
    },
  });
  const { data } = query;
  const keep = useEffectEvent((arrived: readonly [string, Drawn][]) => {
    const shown = new Set(settled.map((piece) => wantedOf(piece, section).id));
    // The oldest ones are dropped first, and those that are shown last.
    const former = [...drawn].sort(([one], [other]) => Number(shown.has(one)) - Number(shown.has(other)));
    setDrawn(new Map([...former, ...arrived].slice(-LAYERS_MAX)));
  });
  useEffect(() => {
    if (!data) return;
    const { drift, layers } = data.found;
    keep(
      data.asked.flatMap(({ id, subject, query: { width } }, index): [string, Drawn][] => {
        const piece = layers[index];
        return piece ? [[id, { subject, width, drift, layers: piece }]] : [];
      }),
    );
  }, [data]);

  const layersOf = (piece: BoardPiece): PieceLayers | undefined => {
    const { id, subject } = wantedOf(piece, section);
    return drawn.get(id) ?? [...drawn.values()].findLast((one) => one.subject === subject);
  };
  return { layersOf, hasFailed: query.isError, isFetching: query.isFetching, retry: query.refetch };
}

/** The pieces, once they have not changed for a moment: a held key would ask for each width on its way. */
function useSettled(pieces: readonly BoardPiece[]): readonly BoardPiece[] {
  const [settled, setSettled] = useState(pieces);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(pieces), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [pieces]);
  return settled;
}

/** The picture of the ground; the former one until another has arrived. A colour needs none. */
export function useGround({ seed, ground }: Pick<Composition, "seed" | "ground">) {
  const { drawGround } = useStudioCalls();
  const isColour = ground.kind === "colour";
  return useQuery({
    enabled: !isColour,
    queryKey: ["studio-ground", seed, ground],
    meta: { personal: true, failureMessage: "The ground of the board could not be drawn" },
    ...(!isColour && { placeholderData: keepPreviousData }),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => drawGround({ seed, ground }, signal),
  });
}
