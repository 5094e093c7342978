import type { APIRequestContext, Page } from "@playwright/test";
import { DESKTOP_ONLY, expect, test } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { ACCOUNT_SCREENS } from "./screens/account.ts";
import { BOARD_SCREENS } from "./screens/boards.ts";
import { CART_SCREENS } from "./screens/cart.ts";
import { checkState, SHOTS } from "./screens/check-state.ts";
import { DASHBOARD_FORM_SCREENS } from "./screens/dashboard-forms.ts";
import { LOOK_SCREENS } from "./screens/dashboard-looks.ts";
import { PIECE_SCREENS } from "./screens/dashboard-pieces.ts";
import { DASHBOARD_REQUEST_SCREENS } from "./screens/dashboard-requests.ts";
import { DASHBOARD_SECTION_SCREENS } from "./screens/dashboard-sections.ts";
import { SETTINGS_SCREENS } from "./screens/dashboard-settings.ts";
import { STUDIO_SCREENS } from "./screens/dashboard-studio.ts";
import { DASHBOARD_TABLE_SCREENS } from "./screens/dashboard-table.ts";
import { EMAIL_LINK_SCREENS } from "./screens/email-links.ts";
import { EMBED_SCREENS } from "./screens/embeds.ts";
import { LISTING_SCREENS } from "./screens/listing.ts";
import { LONGEST_SCREENS } from "./screens/longest.ts";
import { OUTFIT_SCREENS } from "./screens/outfit.ts";
import { PROFILE_SCREENS } from "./screens/profile.ts";
import { PROFILE_LOOK_SCREENS } from "./screens/profile-looks.ts";
import {
  axeWidths,
  isNarrow,
  openScreen,
  type Screens,
  setWidth,
  WIDTHS,
  type Width,
} from "./screens/screen.ts";
import { SITE_SCREENS } from "./screens/site.ts";
import { STYLIST_SCREENS } from "./screens/stylists.ts";
import { SUBMIT_SCREENS } from "./screens/submit.ts";

const SCREENS: Screens = {
  ...SITE_SCREENS,
  ...LISTING_SCREENS,
  ...OUTFIT_SCREENS,
  ...ACCOUNT_SCREENS,
  ...EMAIL_LINK_SCREENS,
  ...PROFILE_SCREENS,
  ...PROFILE_LOOK_SCREENS,
  ...CART_SCREENS,
  ...BOARD_SCREENS,
  ...STYLIST_SCREENS,
  ...EMBED_SCREENS,
  ...DASHBOARD_TABLE_SCREENS,
  ...DASHBOARD_FORM_SCREENS,
  ...DASHBOARD_REQUEST_SCREENS,
  ...DASHBOARD_SECTION_SCREENS,
  ...LOOK_SCREENS,
  ...PIECE_SCREENS,
  ...STUDIO_SCREENS,
  ...SUBMIT_SCREENS,
  ...SETTINGS_SCREENS,
  ...LONGEST_SCREENS,
};

const STATE_TIMEOUT_MS = 10_000;

/** Visits a screen once, and checks or pictures each state at these widths. */
async function visit(page: Page, request: APIRequestContext, name: string, widths: readonly Width[]) {
  const screen = SCREENS[name];
  const [first] = widths;
  if (!screen || !first) throw new Error(`There is no visit to ${name}.`);
  const states = Object.entries(screen.states);
  test.setTimeout(test.info().timeout + scaled(states.length * STATE_TIMEOUT_MS));
  await setWidth(page, first);
  await openScreen(page, request, screen);
  for (const [index, [state, reach]] of states.entries()) {
    await test.step(state, async () => {
      const shown = await reach(page, request);
      for (const width of widths) {
        await setWidth(page, width);
        await expect(shown).toBeVisible();
        await checkState(page, `${name} ${state} ${width}`, index > 0);
      }
      await setWidth(page, first);
    });
  }
}

for (const [name, screen] of Object.entries(SCREENS)) {
  if (SHOTS) {
    for (const width of screen.widths ?? WIDTHS) {
      const tags = isNarrow(width) ? {} : DESKTOP_ONLY;
      test(`pictures of ${name} at ${width} px`, tags, async ({ page, request, allowConsole }) => {
        if (screen.console) allowConsole(screen.console);
        await visit(page, request, name, [width]);
      });
    }
  } else {
    test(`${name} has no accessibility violations`, async ({ page, request, allowConsole }) => {
      if (screen.console) allowConsole(screen.console);
      await visit(page, request, name, axeWidths(screen));
    });
  }
}
