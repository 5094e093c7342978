import { cleanup, configure } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, vi } from "vitest";
import { useSessionStore } from "#app/entities/session/session-store.ts";
import { useChangedSettings } from "#app/entities/settings/settings.ts";
import { getQueryClient } from "#app/lib/query-client.ts";
// Loaded with the first toast otherwise, which a slow machine does not do within the limit for it.
import "#app/ui/toaster.tsx";
import { tolerateConsole } from "./console-watch.ts";
import { scaled } from "./time-limits.ts";

// Without the whole document in the message, which is longer than the test.
configure({ asyncUtilTimeout: scaled(15_000), getElementError: (message) => new Error(message ?? "") });

// happy-dom does not support the element yet.
tolerateConsole(/The tag <search> is unrecognized/);

/** Test files share the site's modules, so each test resets their state. */
afterEach(async () => {
  cleanup();
  // Code that a screen has begun to load would otherwise be cut off at the end of the file and be missing in
  // the next one.
  await vi.dynamicImportSettled();
  toast.dismiss();
  // Clearing does not stop the timers of mutations, which hold their screen for five minutes.
  for (const mutation of getQueryClient().getMutationCache().getAll()) mutation.destroy();
  getQueryClient().clear();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  useChangedSettings.setState({}, true);
  await useSessionStore.persist.rehydrate();
});
