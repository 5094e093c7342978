import { create } from "zustand";
import { localStore } from "#app/lib/storage.ts";

/**
 * One of two ways to show something, which this browser remembers. The other way is put onto the document,
 * as `data-…` under the choice's key, before it is painted (app/early/early-head.tsx), so that its styles
 * follow from the first paint; the server and the first render have the usual one.
 */
export function rememberedChoice<Usual extends string, Other extends string>(
  key: string,
  usual: Usual,
  other: Other,
) {
  const useChoice = create<Usual | Other>(() => usual);
  if (!import.meta.env.SSR && document.documentElement.dataset[key] === other) useChoice.setState(other);
  return {
    key,
    use: useChoice,
    choose: (value: Usual | Other) => {
      const stored = value === usual ? null : value;
      useChoice.setState(value);
      document.documentElement.dataset[key] = stored ?? "";
      localStore.write(key, stored);
    },
  };
}
