import { expectNoAxeViolations, expectReadableText, PHONE_ONLY, test } from "../setup/browser.ts";
import { ACCOUNT_LINK_VISITS } from "./accessibility/account-link-visits.ts";
import { ACCOUNT_VISITS } from "./accessibility/account-visits.ts";
import { BESPOKE_REQUEST_VISITS } from "./accessibility/bespoke-request-visits.ts";
import { BOARD_VISITS } from "./accessibility/board-visits.ts";
import { CART_VISITS } from "./accessibility/cart-visits.ts";
import { DASHBOARD_SECTION_VISITS } from "./accessibility/dashboard-section-visits.ts";
import { IMPORT_VISITS } from "./accessibility/import-visits.ts";
import { OUTFIT_EDITOR_VISITS } from "./accessibility/outfit-editor-visits.ts";
import { OUTFIT_VISITS } from "./accessibility/outfit-visits.ts";
import { OUTFITS_TABLE_VISITS } from "./accessibility/outfits-table-visits.ts";
import { PROFILE_VISITS } from "./accessibility/profile-visits.ts";
import { SITE_VISITS } from "./accessibility/site-visits.ts";
import { openVisit } from "./accessibility/visit.ts";

const VISITS = {
  ...SITE_VISITS,
  ...OUTFIT_VISITS,
  ...ACCOUNT_VISITS,
  ...ACCOUNT_LINK_VISITS,
  ...PROFILE_VISITS,
  ...CART_VISITS,
  ...BOARD_VISITS,
  ...OUTFITS_TABLE_VISITS,
  ...OUTFIT_EDITOR_VISITS,
  ...IMPORT_VISITS,
  ...BESPOKE_REQUEST_VISITS,
  ...DASHBOARD_SECTION_VISITS,
};

for (const [name, visit] of Object.entries(VISITS)) {
  test(
    `${name} has no accessibility violations`,
    visit.wide ? {} : PHONE_ONLY,
    async ({ page, request, allowConsole }) => {
      if (visit.console) allowConsole(visit.console);
      await openVisit(page, request, visit);
      for (const [state, reach] of Object.entries(visit.states)) {
        await test.step(state, async () => {
          await reach(page, request);
          await expectNoAxeViolations(page);
          await expectReadableText(page);
        });
      }
    },
  );
}
