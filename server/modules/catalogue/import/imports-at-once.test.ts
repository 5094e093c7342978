import { beforeEach, describe, expect, it } from "vitest";
import { catalogueImports } from "#server/db/schema/catalogue-imports.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { runWhileLeaving } from "#tests/setup/leaving-user.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { failImports } from "./import-repository.ts";

const shop = testShop({ drawingsAtOnce: 0, intervals: false });
let userId: string;
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  const administrator = await signIn(shop, { isAdmin: true });
  userId = administrator.userId;
  calls = importCalls(() => shop.app, administrator.headers);
});

async function othersLast() {
  const { headers } = await signIn(shop, { isAdmin: true });
  return importCalls(() => shop.app, headers).last();
}

describe.runIf(process.env.TEST_DATABASE_URL)(
  "while the account of the administrator of the last import is deleted",
  () => {
    it("the import that they begin is refused", async () => {
      const { _id } = await calls.importToEnd(jsonLines([catalogueLine("One")]));
      const begin = () => calls.importFile(jsonLines([catalogueLine("Two")]));
      expect((await runWhileLeaving(shop.database, userId, begin)).statusCode).toBe(401);
      expect(await othersLast()).toMatchObject({ _id, state: "done" });
    });

    it("its undo breaks off, and another administrator can repeat it", async () => {
      const { _id } = await calls.importToEnd(jsonLines([catalogueLine("One")]));
      const undone = await runWhileLeaving(shop.database, userId, () => calls.undo(_id));
      expect(undone.statusCode).toBe(401);
      expect(await shop.database.$count(outfits)).toBe(1);
      expect(await othersLast()).toMatchObject({ state: "failed", added: 1, canUndo: true });
    });

    it("it ends", async () => {
      const [row] = await shop.database
        .insert(catalogueImports)
        .values({ userId, fileName: "a.csv", state: "running" })
        .returning();
      const id = row?.id ?? "";
      await runWhileLeaving(shop.database, userId, () => failImports(shop.database, { id }));
      expect(await othersLast()).toMatchObject({ state: "failed" });
    });
  },
);
