import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { codeQuery } from "#app/loading/code-query.ts";
import { whenIdle } from "#app/loading/when-idle.ts";

const idleParts = codeQuery(
  "idle parts",
  async () => (await import("#app/features/shell/idle-parts.tsx")).IdleParts,
);

/**
 * The idle parts, whose code is fetched when the browser is idle: before they are needed, and after
 * everything else. Rendered once, in the root.
 */
export function IdlePartsPlace() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data: Parts } = useQuery({ ...idleParts, enabled: isIdle });
  return Parts && <Parts />;
}
