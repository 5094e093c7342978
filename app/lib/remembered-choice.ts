import { create } from "zustand";
import { localStore } from "#app/lib/storage.ts";

/**
 * A choice between two displays, stored in this browser. The less usual one is set as a `data-` attribute of
 * the document, named after the key, before the first paint (app/early/early-head.tsx), so that styles can
 * depend on it; the server and the first render have the usual one.
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
