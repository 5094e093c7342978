import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { loadPart } from "#app/ui/page-status.tsx";

/**
 * A dialog or panel whose code is fetched when it is first opened. It stays mounted from then on, so
 * that closing it is animated and what was entered is kept. When the code cannot be fetched, the page
 * says so and the overlay closes: opening it again tries again. A panel without `onClose` is offered
 * again by the message.
 */
export function lazyOverlay<P extends { open: boolean; onClose?: () => void }>(
  load: () => Promise<ComponentType<P>>,
  fetchCode: typeof loadPart = loadPart,
) {
  return function LazyOverlay(props: P) {
    const [Overlay, setOverlay] = useState<ComponentType<P>>();
    const wasFetched = useEffectEvent((fetched: ComponentType<P> | undefined) => {
      if (fetched) setOverlay(() => fetched);
      else props.onClose?.();
    });
    const isClosable = props.onClose !== undefined;
    useEffect(() => {
      const fetchOverlay = () => void fetchCode(load, isClosable ? undefined : fetchOverlay).then(wasFetched);
      if (props.open && !Overlay) fetchOverlay();
    }, [props.open, Overlay, isClosable]);
    return Overlay && <Overlay {...props} />;
  };
}

/** For a panel that the page is as useful without: a failure is not mentioned. */
export const loadQuietly = <T,>(load: () => Promise<T>): Promise<T | undefined> =>
  load().catch(() => undefined);
