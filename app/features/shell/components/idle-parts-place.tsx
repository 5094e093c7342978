import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#app/lib/when-idle.ts";

/** The idle parts, whose code is fetched when the browser is idle: before they are needed, and after everything else. Rendered once, in the root. */
export function IdlePartsPlace() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        import("#app/features/shell/components/idle-parts.tsx")
          .then(({ IdleParts }) => setParts(() => IdleParts))
          .catch(() => undefined);
      }),
    [],
  );
  return Parts && <Parts />;
}
