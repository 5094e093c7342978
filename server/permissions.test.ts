import { expect, it } from "vitest";
import { API_PREFIX } from "#contract/api-client.ts";
import { PERMISSIONS } from "#contract/permissions.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

it("every call has its row in the permission table, and every row its call", () => {
  const { paths = {} } = shop.app.swagger();
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith(`${API_PREFIX}/`))
    .flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${inTableNotation(path)}`),
    );

  expect(calls.sort()).toEqual(Object.keys(PERMISSIONS).sort());
});

it("nobody who may browse is ever turned away, whatever token they send", async () => {
  const id = await createOutfit(shop.database);
  const token = await createSession(shop.database, await createUser(shop.database));
  const reads = Object.keys(PERMISSIONS).filter((call) => call.startsWith("GET "));

  for (const call of reads) {
    const url = `${API_PREFIX}${call.slice("GET ".length).replace(":id", id).replace(":commentId", id)}`;
    for (const headers of [{}, bearer("dead".repeat(10)), bearer(token)]) {
      expect((await shop.app.inject({ url, headers })).statusCode, call).toBe(200);
    }
  }
});

function inTableNotation(path: string): string {
  return path.slice(API_PREFIX.length).replace(/\{(\w+)\}/g, ":$1");
}
