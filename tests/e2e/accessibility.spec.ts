import { expectNoAxeViolations, expectReadableText, PHONE_ONLY, test } from "../setup/browser.ts";
import { ACCOUNT_LINK_VISITS } from "./accessibility/account-link-visits.ts";
import { ACCOUNT_VISITS } from "./accessibility/account-visits.ts";
import { BOARD_VISITS } from "./accessibility/board-visits.ts";
import { CART_VISITS } from "./accessibility/cart-visits.ts";
import { DASHBOARD_VISITS } from "./accessibility/dashboard-visits.ts";
import { OUTFIT_VISITS } from "./accessibility/outfit-visits.ts";
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
  ...DASHBOARD_VISITS,
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
