import { describe, it } from "vitest";
import { type Call, PERMISSIONS } from "#contract/permissions.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { abusedShop } from "./abused-shop.ts";
import { type DescribedCall, describedCalls } from "./described-calls.ts";
import { HOSTILE_TEXTS, HOSTILE_VALUES } from "./hostile-values.ts";
import { withBody } from "./request-body.ts";
import { fieldPaths } from "./valid-value.ts";

const shop = abusedShop();
const ATTACKS_TIMEOUT_MS = scaled(120_000);

describe.each((Object.keys(PERMISSIONS) as Call[]).filter((name) => !name.startsWith("GET ")))(
  "%s",
  (name) => {
    it(
      "handles hostile values safely in every field of its body",
      async () => {
        const call = describedCalls(shop.app).find((described) => described.name === name) as DescribedCall;
        const attack = shop.attacker(call);
        for (const place of call.body ? fieldPaths(call.body.schema) : []) {
          for (const value of call.body?.kind === "form" ? HOSTILE_TEXTS : HOSTILE_VALUES) {
            await attack(
              ({ path: url, headers }) =>
                withBody({ method: call.method, url, headers }, call, { place, value }),
              `${name} with ${place.join(".")} = ${JSON.stringify(value)?.slice(0, 80)}`,
            );
          }
        }
      },
      ATTACKS_TIMEOUT_MS,
    );
  },
);
