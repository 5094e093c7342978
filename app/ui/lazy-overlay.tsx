import { type ComponentType, lazy, Suspense, useState } from "react";

/**
 * A dialog or panel whose code is fetched when it is first opened. It stays mounted from then on, so that closing it is animated and
 * what was entered is kept.
 */
export function lazyOverlay<P extends { open: boolean }>(load: () => Promise<ComponentType<P>>) {
  const Overlay: ComponentType<P> = lazy(async () => ({ default: await load() }));
  return function LazyOverlay(props: P) {
    const [isMounted, setMounted] = useState(props.open);
    if (props.open && !isMounted) setMounted(true);
    return (
      isMounted && (
        <Suspense>
          <Overlay {...props} />
        </Suspense>
      )
    );
  };
}
