import { randomUUID } from "node:crypto";
import { embedPath } from "#contract/embeds/embed.ts";
import { mostViewedId } from "../outfit-calls.ts";
import { boardEmbedPath } from "./collector.ts";
import { type Screen, type Screens, type State, WITH_NARROWEST } from "./screen.ts";

const shown: State = (page) => page.getByRole("heading", { level: 1 });

const embed = (path: Screen["path"], changes: Partial<Screen> = {}): Screen => ({
  path,
  widths: WITH_NARROWEST,
  wide: true,
  states: {
    light: shown,
    dark: async (page, request) => {
      await page.emulateMedia({ colorScheme: "dark" });
      return shown(page, request);
    },
  },
  ...changes,
});

/** Looks and boards as pages of other sites show them in a frame. */
export const EMBED_SCREENS: Screens = {
  "an embedded look": embed(async (request) =>
    embedPath({ kind: "outfit", id: await mostViewedId(request) }),
  ),
  "an embedded board": embed(boardEmbedPath("long")),
  "an embedded board without looks": embed(boardEmbedPath("emptyPublic")),
  "an embed of what is not there": embed(embedPath({ kind: "outfit", id: randomUUID() }), { console: /404/ }),
};
