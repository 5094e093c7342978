import { afterEach, expect, it } from "vitest";
import { createLogger } from "#server/observability/logger.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { ASHA, adoptToken, post, signUpAndIn } from "#tests/setup/account-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

let lines: Record<string, unknown>[] = [];
const logger = createLogger("info", "production", { write: (line) => void lines.push(JSON.parse(line)) });
afterEach(() => {
  lines = [];
});
const shop = testShop({ logger });

it("logs account actions with the user's id, and no email, password or secret", async () => {
  const asha = await signUpAndIn(shop);
  const other = await createUser(shop.database);
  const call = async (method: "PUT" | "DELETE", path: string, payload?: object) => {
    const response = await shop.app.inject({
      method,
      url: `/backend${path}`,
      headers: asha.headers,
      ...(payload ? { payload } : {}),
    });
    adoptToken(asha, response);
  };

  await post(shop, "/auth/signin", { ...ASHA, password: "Wrong-2026" });
  await post(shop, "/auth/forgot", { email: ASHA.email });
  await post(shop, "/auth/signin", ASHA, { "user-agent": "Firefox/143.0" });
  await call("PUT", `/user/update/${asha.id}`, { email: "new@shop.example" });
  await call("PUT", `/user/update/${asha.id}`, { password: "Another-2026" });
  await call("PUT", `/user/update/${other}`, { email: "taken@shop.example" });
  await call("DELETE", `/user/delete/${asha.id}`);

  const actions = lines.filter(({ msg }) => msg !== "An email was delivered");
  const shown = actions.map(({ msg, userId, isNewDevice, code, route }) => ({
    ...{ msg, userId, isNewDevice, code, route },
  }));
  expect(shown).toEqual([
    { msg: "Account created", userId: asha.id },
    { msg: "User signed in", userId: asha.id, isNewDevice: false },
    { msg: "Request rejected", code: "UNAUTHENTICATED", route: "/backend/auth/signin" },
    { msg: "New password requested", userId: asha.id },
    { msg: "User signed in", userId: asha.id, isNewDevice: true },
    { msg: "Email address changed", userId: asha.id },
    { msg: "Password changed", userId: asha.id },
    { msg: "Request rejected", userId: asha.id, code: "FORBIDDEN", route: "/backend/user/update/:id" },
    { msg: "Account deleted", userId: asha.id },
  ]);
  const log = JSON.stringify(lines);
  const secrets = [
    asha.token,
    asha.cookie.split("=")[1] ?? "",
    "shop.example",
    "Monsoon",
    "Wrong-",
    "Another-",
  ];
  for (const secret of secrets) expect(log).not.toContain(secret);
});
