import { type ComponentType, useEffect, useRef, useState } from "react";

/** Early enough that the content is usually there before its place is seen. */
const MARGIN = { rootMargin: "800px" };

/**
 * A part of a page whose code is fetched when its place comes near the viewport; if that fails, the place
 * stays empty. The class can reserve its height.
 */
export function nearViewport<P extends object>(load: () => Promise<ComponentType<P>>, className?: string) {
  return function NearViewport(props: P) {
    const place = useRef<HTMLDivElement>(null);
    const [Part, setPart] = useState<ComponentType<P> | null>(null);
    useEffect(() => {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting))
          load().then(
            (loaded) => setPart(() => loaded),
            () => undefined,
          );
      }, MARGIN);
      if (place.current) observer.observe(place.current);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={place} className={className}>
        {Part && <Part {...props} />}
      </div>
    );
  };
}
