import { describe, expect, it } from "vitest";
import type { Visit } from "#server/modules/links/fetching/page-visitor.ts";
import { isWithinBounds } from "./follow-price.ts";
import { checkedState, type LinkHistory } from "./link-state.ts";

const URL = "https://shop.example/p/1";
const START = new Date("2026-03-01T00:00:00Z");
const after = (hours: number) => new Date(START.getTime() + hours * 3_600_000);
const status = (code: number, finalUrl = URL): Visit => ({
  kind: "response",
  status: code,
  finalUrl,
  reading: undefined,
  problem: null,
});
const FAILED: Visit = { kind: "failed", isTooSlow: false, problem: "No." };

function states(visits: [hours: number, visit: Visit][], begin: LinkHistory["state"] = "ok") {
  let link: LinkHistory = {
    url: URL,
    state: begin,
    failureCount: 0,
    failingSince: null,
    missingSince: null,
    opensSinceCheck: 0,
  };
  return visits.map(([hours, visit]) => {
    link = { ...link, ...checkedState(link, visit, after(hours)) };
    return link.state;
  });
}

describe("the state of a link", () => {
  it.each<[string, [number, Visit][], LinkHistory["state"][]]>([
    ["a page", [[0, status(200)]], ["ok"]],
    ["missing once", [[0, status(404)]], ["ok"]],
    [
      "missing twice at once",
      [
        [0, status(404)],
        [0.5, status(410)],
      ],
      ["ok", "ok"],
    ],
    [
      "missing twice an hour apart",
      [
        [0, status(404)],
        [1, status(410)],
      ],
      ["ok", "gone"],
    ],
    [
      "missing, back, missing",
      [
        [0, status(404)],
        [1, status(200)],
        [2, status(404)],
      ],
      ["ok", "ok", "ok"],
    ],
    ["to the front page", [[0, status(200, "https://shop.example/")]], ["gone"]],
    ["to another product", [[0, status(200, "https://shop.example/p/2")]], ["ok"]],
    [
      "gone and back",
      [
        [0, status(200, "https://shop.example/")],
        [24, status(200)],
      ],
      ["gone", "ok"],
    ],
    ["a single failure", [[0, FAILED]], ["ok"]],
    [
      "three failures within a day",
      [
        [0, FAILED],
        [1, FAILED],
        [23, FAILED],
      ],
      ["ok", "ok", "ok"],
    ],
    [
      "two failures in two days",
      [
        [0, FAILED],
        [48, FAILED],
      ],
      ["ok", "ok"],
    ],
    [
      "three failures in a day",
      [
        [0, FAILED],
        [1, status(503)],
        [24, FAILED],
      ],
      ["ok", "ok", "unreachable"],
    ],
    [
      "unreachable and back",
      [
        [0, FAILED],
        [1, FAILED],
        [24, FAILED],
        [25, status(200)],
      ],
      ["ok", "ok", "unreachable", "ok"],
    ],
    [
      "failing, back, failing",
      [
        [0, FAILED],
        [12, status(200)],
        [25, FAILED],
        [26, FAILED],
      ],
      ["ok", "ok", "ok", "ok"],
    ],
    ["401", [[0, status(401)]], ["blocked"]],
    ["403", [[0, status(403)]], ["blocked"]],
    ["429", [[0, status(429)]], ["blocked"]],
    ["robots.txt", [[0, { kind: "disallowed", problem: "No." }]], ["blocked"]],
    ...[status(401), status(403), status(429), { kind: "disallowed", problem: "No." } as const].flatMap(
      (refused): [string, [number, Visit][], LinkHistory["state"][]][] => {
        const name = "status" in refused ? String(refused.status) : "robots.txt";
        return [
          [
            `gone, ${name}, and back`,
            [
              [0, status(404)],
              [1, status(404)],
              [25, refused],
              [49, status(404)],
              [73, status(200)],
            ],
            ["ok", "gone", "gone", "gone", "ok"],
          ],
          [
            `${name} after the front page`,
            [
              [0, status(200, "https://shop.example/")],
              [24, refused],
            ],
            ["gone", "gone"],
          ],
          [
            `${name} between two misses`,
            [
              [0, status(404)],
              [1.1, refused],
              [25, status(404)],
            ],
            ["ok", "blocked", "gone"],
          ],
        ];
      },
    ),
    ["no public address", [[0, { kind: "refused", isReserved: false, problem: "No." }]], ["ok"]],
  ])("%s", (_name, visits, expected) => {
    expect(states(visits)).toEqual(expected);
  });

  it("comes with a sentence where something is wrong", () => {
    const link = { url: URL, state: "ok", failureCount: 0, failingSince: null, missingSince: null } as const;
    for (const visit of [status(404), status(403), status(500), FAILED]) {
      expect(checkedState({ ...link, opensSinceCheck: 0 }, visit, START).problem).toMatch(/\.$|status \d+/);
    }
    expect(checkedState({ ...link, opensSinceCheck: 0 }, status(200), START).problem).toBeNull();
  });

  it("is checked more often where people open the link, at most four times a day", () => {
    const minutes = [0, 1, 3, 7, 1_000].map(
      (opensSinceCheck) =>
        checkedState(
          { url: URL, state: "ok", failureCount: 0, failingSince: null, missingSince: null, opensSinceCheck },
          status(200),
          START,
        ).nextInMinutes,
    );
    expect(minutes).toEqual([1_440, 720, 480, 360, 360]);
  });
});

it.each([
  [1_000, 1_000, true],
  [3_000, 1_000, true],
  [3_000, 999, false],
  [1_000, 3_000, true],
  [1_000, 3_001, false],
])("from %s to %s paise is within the bounds: %s", (listed, found, expected) => {
  expect(isWithinBounds(listed, found)).toBe(expected);
});
