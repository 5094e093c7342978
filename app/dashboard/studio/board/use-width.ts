import { type RefObject, useEffect, useState } from "react";

/** Before an element is measured. */
const USUAL_WIDTH_PX = 400;

/** The width of an element in px, as it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH_PX);
  useEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const observer = new ResizeObserver(() => setWidth(observed.clientWidth || USUAL_WIDTH_PX));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
