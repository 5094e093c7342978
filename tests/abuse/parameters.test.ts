import { describe, expect, it } from "vitest";
import { type Call, PERMISSIONS } from "#contract/permissions.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { abusedShop, pathWith } from "./abused-shop.ts";
import { type DescribedCall, describedCalls } from "./described-calls.ts";
import { HOSTILE_TEXTS, HOSTILE_URL_PARTS } from "./hostile-values.ts";
import { withBody } from "./request-body.ts";

const shop = abusedShop();
const ATTACKS_TIMEOUT_MS = scaled(120_000);
/** A few values suffice for repeated parameters, lists and operators. */
const FEW = HOSTILE_URL_PARTS.filter((_value, index) => index % 8 === 0);

const find = (name: string) => describedCalls(shop.app).find((call) => call.name === name) as DescribedCall;

it("the OpenAPI document describes the calls of the permission table and no others", () => {
  const names = describedCalls(shop.app).map(({ name }) => name);

  expect(names.sort()).toEqual(Object.keys(PERMISSIONS).sort());
});

describe.each(Object.keys(PERMISSIONS) as Call[])("%s handles hostile parameters safely", (name) => {
  const attempt = (what: string, attacks: (call: DescribedCall) => Promise<void>) =>
    it(what, () => attacks(find(name)), ATTACKS_TIMEOUT_MS);

  attempt("in its path", async (call) => {
    const attack = shop.attacker(call);
    for (const parameter of call.pathParameters) {
      for (const value of HOSTILE_URL_PARTS) {
        await attack(({ ids, headers }) => {
          const url = pathWith(call.path, { ...ids, [parameter]: value });
          return withBody({ method: call.method, url, headers }, call);
        }, `${name} with ${parameter} = ${value}`);
      }
    }
  });

  attempt("in its query", async (call) => {
    const attack = shop.attacker(call);
    for (const query of call.query.flatMap(queryVariants)) {
      await attack(
        ({ path, headers }) => withBody({ method: call.method, url: `${path}?${query}`, headers }, call),
        `${name}?${query}`,
      );
    }
  });

  attempt("in its headers", async (call) => {
    const attack = shop.attacker(call);
    for (const header of call.headers) {
      for (const value of HOSTILE_TEXTS) {
        await attack(
          ({ path: url, headers }) =>
            withBody({ method: call.method, url, headers: { ...headers, [header]: value } }, call),
          `${name} with the header ${header}: ${JSON.stringify(value).slice(0, 80)}`,
        );
      }
    }
  });
});

/** A query parameter with one value; and a few repeated, as a list and as an operator. */
function queryVariants(name: string): string[] {
  return [
    ...HOSTILE_URL_PARTS.map((value) => `${name}=${value}`),
    ...FEW.flatMap((value) => [
      `${name}=${value}&${name}=${value}`,
      `${name}[]=${value}`,
      `${name}[$gt]=${value}`,
    ]),
  ];
}
