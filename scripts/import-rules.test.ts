import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { cruise, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const { forbidden } = createRequire(import.meta.url)("../.dependency-cruiser.cjs") as {
  forbidden: IForbiddenRuleType[];
};

/**
 * An import from the first file to the second, and the rule that refuses it; null where it is
 * the intended direction.
 */
const IMPORTS: [from: string, to: string, rule: string | null][] = [
  ["app/routes/home.tsx", "app/features/outfits/card.tsx", null],
  ["app/routes/dashboard.tsx", "app/dashboard/catalogue/table.tsx", null],
  ["app/features/outfits/card.tsx", "app/ui/button.tsx", null],
  ["app/features/outfits/card.tsx", "app/lib/links.ts", null],
  ["app/features/outfits/card.tsx", "app/entities/board/save-button.tsx", null],
  ["app/features/outfits/card.tsx", "app/features/viewer/use-viewer.ts", null],
  ["app/dashboard/catalogue/table.tsx", "app/entities/outfit/badge.tsx", null],
  ["app/dashboard/studio/panel.tsx", "app/editor/studio/workbench.tsx", null],
  ["app/features/submit/look.tsx", "app/editor/studio/workbench.tsx", null],
  ["app/entities/board/save-button.tsx", "app/loading/lazy-part.tsx", null],
  ["app/lib/links.ts", "contract/outfit/outfit.ts", null],
  ["server/modules/outfits/service.ts", "server/db/schema/outfits.ts", null],
  ["server/db/schema/outfits.ts", "contract/outfit/outfit.ts", null],
  ["server/main.ts", "artwork/flat-lay.ts", null],
  ["server/modules/cart/service.ts", "server/modules/outfits/presenter.ts", null],
  ["server/modules/wishlist/rows.ts", "server/modules/wishlist/row.ts", null],
  ["tests/factories/outfit.ts", "server/db/schema/outfits.ts", null],
  ["app/features/cart/total.ts", "server/modules/cart/service.ts", "site-imports-no-server"],
  ["app/routes/trending.tsx", "app/routes/listing.tsx", "route-imports-no-route"],
  ["app/features/cart/row.tsx", "app/features/outfits/price.tsx", "feature-imports-no-feature"],
  ["app/features/cart/row.tsx", "app/dashboard/frame/filter-fields.tsx", "feature-imports-no-feature"],
  ["app/dashboard/editor/form.tsx", "app/features/outfits/price.tsx", "dashboard-imports-no-feature"],
  ["app/editor/studio/rights.tsx", "app/dashboard/pieces/pieces-api.ts", "editor-imports-no-screen"],
  ["app/features/cart/cart.tsx", "app/routes/cart.tsx", "feature-imports-no-route"],
  ["app/dashboard/users/panel.tsx", "app/routes/dashboard-users.tsx", "feature-imports-no-route"],
  ["app/ui/dialog.tsx", "app/lib/session.ts", "ui-imports-no-product-code"],
  ["app/ui/menu.tsx", "contract/outfit/outfit-filters.ts", "ui-imports-no-product-code"],
  ["app/lib/format.ts", "app/ui/text.tsx", "lib-imports-no-product-code"],
  ["app/lib/format.ts", "app/entities/outfit/price.ts", "lib-imports-no-product-code"],
  ["app/entities/outfit/badge.tsx", "app/features/cart/row.tsx", "entity-imports-no-feature"],
  ["app/loading/screens.ts", "app/entities/session/store.ts", "loading-imports-no-product-code"],
  ["app/ui/button.tsx", "app/entities/outfit/price.ts", "ui-imports-no-product-code"],
  ["app/content/faq.ts", "app/ui/accordion.tsx", "content-imports-only-content"],
  ["server/site/documents.ts", "app/entry.server.tsx", "server-imports-no-site"],
  ["server/db/views.ts", "server/modules/views/service.ts", "db-imports-no-module"],
  ["server/http/plugins/limits.ts", "server/modules/users/service.ts", "http-imports-no-module"],
  ["server/cluster/leases.ts", "server/http/plugins/headers.ts", "cluster-imports-no-module"],
  ["server/lib/queue.ts", "server/modules/cart/queue.ts", "lib-imports-no-module"],
  ["server/config/limits.ts", "server/db/pool.ts", "config-imports-no-module"],
  ["server/readers/page.ts", "server/db/pages.ts", "readers-imports-no-module"],
  ["server/backup/tables.ts", "server/cli/backup.ts", "folder-above-modules-imports-no-other"],
  ["server/modules/users/routes.ts", "server/app.ts", "module-imports-no-composition"],
  ["server/modules/outfits/likes.ts", "server/modules/cart/total.ts", "no-module-cycles"],
  ["server/modules/wishlist/service.ts", "server/modules/outfits/list.ts", "no-module-cycles"],
  ["contract/values/money.ts", "server/db/money.ts", "contract-imports-only-contract"],
  ["artwork/kinds.ts", "contract/outfit/outfit.ts", "artwork-imports-only-artwork"],
  ["cutout/matting.ts", "artwork/kinds.ts", "cutout-imports-only-cutout"],
  ["server/modules/cart/rows.ts", "tests/factories/cart.ts", "production-imports-no-tests"],
  ["tests/e2e/cart.spec.ts", "server/modules/cart/presenter.ts", "browser-tests-import-no-app-code"],
];

const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
let broken: { from: string; to: string; rule: { name: string } }[] = [];

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content, { flag: "a" });
}

beforeAll(async () => {
  for (const [from, to] of IMPORTS) {
    const path = relative(dirname(from), to);
    write(to, "export {};\n");
    write(from, `import "${path.startsWith(".") ? path : `./${path}`}";\n`);
  }
  write("contract/a.ts", 'import "./b.ts";\n');
  write("contract/b.ts", 'import "./a.ts";\n');
  write("contract/unused.ts", "export {};\n");
  const options = { ruleSet: { forbidden }, validate: true, baseDir: folder, tsPreCompilationDeps: true };
  const { output } = await cruise(["app", "artwork", "contract", "cutout", "server", "tests"], options);
  broken = (output as ICruiseResult).summary.violations;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rulesFor = (from: string, to: string) =>
  broken.filter((one) => one.from === from && one.to === to).map(({ rule }) => rule.name);

describe("import rules", () => {
  it.each(IMPORTS)("%s → %s: %s", (from, to, rule) => {
    expect(rulesFor(from, to)).toEqual(rule ? [rule] : []);
  });

  it("refuse cycles and unused files", () => {
    expect(rulesFor("contract/a.ts", "contract/b.ts")).toEqual(["no-cycles"]);
    expect(rulesFor("contract/unused.ts", "contract/unused.ts")).toEqual(["no-orphans"]);
  });
});
