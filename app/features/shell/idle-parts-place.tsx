import { useEffect, useState } from "react";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { whenIdle } from "#app/loading/when-idle.ts";

const IdleParts = lazyPart(async () => (await import("#app/features/shell/idle-parts.tsx")).IdleParts, {
  when: "mounted",
});

/**
 * The idle parts, whose code is fetched when the browser is idle: before they are needed, and after
 * everything else. Rendered once, in the root.
 */
export function IdlePartsPlace() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle && <IdleParts />;
}
