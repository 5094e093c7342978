import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { WAITING_KEY } from "#app/dashboard/frame/waiting-api.ts";
import { changeLink, LINKS_KEY, type LinkChange } from "#app/dashboard/links/links-api.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import type { AdminLink } from "#contract/links/links.ts";

export interface LinkRowProps {
  link: AdminLink;
  /** Called with the row when its link has been replaced, while it is still shown. */
  onReplaced: (row: HTMLElement) => void;
}

/** Where the picture of an item's outfit is changed; with an address, the item's product is replaced by its. */
export function studioPath({ outfitId, itemId }: AdminLink["items"][number], url?: string): string {
  const replacement = url === undefined ? {} : { replace: itemId, link: url };
  return `/dashboard/studio?${new URLSearchParams({ outfit: outfitId, ...replacement })}`;
}

/**
 * What can be done with a link, for its row. A dead link asks for its replacement at once. When it is replaced and
 * a picture made in the studio shows the old product, the studio opens with the new one in its place.
 */
export function useLinkChange<Row extends HTMLElement>({ link, onReplaced }: LinkRowProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const row: RefObject<Row | null> = useRef(null);
  const [isReplacing, setReplacing] = useState(link.state === "gone" || link.state === "unreachable");
  const [isCancelled, setCancelled] = useState(false);
  const { mutate, isPending, variables, error } = useSingleMutation({
    mutationFn: (change: LinkChange) => changeLink(link._id, change),
    onSuccess: (_changed, change) => {
      if (change.kind === "replace") {
        setReplacing(false);
        const composed = link.items.find(({ isComposed }) => isComposed);
        if (composed) void navigate(studioPath(composed, change.url));
        else if (row.current) onReplaced(row.current);
      }
      void client.invalidateQueries({ queryKey: WAITING_KEY });
    },
    // After an error as well: the link may have changed meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: LINKS_KEY }),
  });
  return {
    row,
    change: mutate,
    pending: isPending ? variables : undefined,
    error,
    isReplacing,
    /** The form that is gone had the focus. */
    isCancelled,
    startReplacing: () => setReplacing(true),
    cancelReplacing: () => {
      setCancelled(true);
      setReplacing(false);
    },
  };
}

export type LinkChanging = ReturnType<typeof useLinkChange>;
