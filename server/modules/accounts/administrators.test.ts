import { expect, it } from "vitest";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { listAdministrators, setAdministrator } from "./administrators.ts";

const shop = testShop();

// covers: account-deletion-06
it("grants and revokes the role, and returns the outcome", async () => {
  const { database } = shop;
  await createUser(database, { email: "asha@shop.example", username: "asha" });
  await createUser(database, { email: "boss@shop.example", username: "boss", isAdmin: true });

  expect(await setAdministrator(database, "nobody@shop.example", true)).toBe("unknown user");
  expect(await setAdministrator(database, "asha@shop.example", false)).toBe("unchanged");
  expect(await setAdministrator(database, "asha@shop.example", true)).toBe("changed");
  expect(await setAdministrator(database, "asha@shop.example", true)).toBe("unchanged");
  expect(await listAdministrators(database)).toEqual([
    { email: "asha@shop.example", username: "asha" },
    { email: "boss@shop.example", username: "boss" },
  ]);
  expect(await setAdministrator(database, "boss@shop.example", false)).toBe("changed");
  expect(await setAdministrator(database, "asha@shop.example", false)).toBe("last administrator");
  const recorded = await database
    .select()
    .from(administratorActivity)
    .orderBy(administratorActivity.createdAt);
  expect(recorded).toMatchObject([
    { action: "madeAdministrator", administratorId: null, isAutomatic: true },
    { action: "administratorRemoved", administratorId: null, isAutomatic: true },
  ]);
});

// covers: users-04
it("neither makes a blocked user an administrator nor counts one as the last", async () => {
  const blockedAt = new Date();
  await createUser(shop.database, { email: "asha@shop.example", blockedAt });
  await createUser(shop.database, { email: "ravi@shop.example", blockedAt, isAdmin: true });
  await createUser(shop.database, { email: "boss@shop.example", isAdmin: true });

  expect(await setAdministrator(shop.database, "asha@shop.example", true)).toBe("blocked");
  expect(await setAdministrator(shop.database, "boss@shop.example", false)).toBe("last administrator");
  expect(await setAdministrator(shop.database, "ravi@shop.example", false)).toBe("changed");
});

// covers: account-deletion-06
it("keeps one administrator when the last two are revoked at once", async () => {
  const emails = ["asha@shop.example", "boss@shop.example"];
  for (const email of emails) await createUser(shop.database, { email, isAdmin: true });

  const outcomes = await Promise.all(emails.map((email) => setAdministrator(shop.database, email, false)));

  expect(outcomes.sort()).toEqual(["changed", "last administrator"]);
});
