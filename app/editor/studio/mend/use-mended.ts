import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { roomAfter, withStroke } from "#app/editor/studio/mend/stroke.ts";
import { useStudioCalls } from "#app/editor/studio/studio-api.ts";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { STUDIO_MESSAGES } from "#contract/messages/studio.ts";
import type { Cutout, Stroke } from "#contract/studio/studio.ts";

/** The strokes over the source of a cut-out, and what the server cuts out with them, a moment after the last one. */
export function useMended(cutout: Cutout) {
  const { mendCutout } = useStudioCalls();
  const { strokes: before } = cutout;
  const [strokes, setStrokes] = useState<readonly Stroke[]>(before);
  const drawn = JSON.stringify(strokes);
  const settled = useDebounced(drawn);
  const isChanged = drawn !== JSON.stringify(before);
  const query = useQuery({
    queryKey: ["mended-cutout", cutout.cutoutId, settled],
    meta: { personal: true, failureMessage: "The cut-out could not be mended" },
    queryFn: ({ signal }) => mendCutout(cutout.cutoutId, JSON.parse(settled), signal),
    enabled: settled !== JSON.stringify(before),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return {
    strokes,
    isChanged,
    /** What the strokes before these made, while the server is at it. */
    result: isChanged ? (query.data ?? cutout) : cutout,
    isMending: isChanged && (drawn !== settled || query.isFetching),
    isReady: isChanged && drawn === settled && query.isSuccess && !query.isPlaceholderData,
    error: isChanged && !query.isFetching ? query.error : null,
    full: roomAfter(strokes) === 0 ? STUDIO_MESSAGES.strokesTooMany : undefined,
    add: (stroke: Stroke) => setStrokes((all) => withStroke(all, stroke)),
    undo: () => setStrokes((all) => all.slice(0, -1)),
    retry: () => void query.refetch(),
  };
}
