import { expect, it, onTestFinished, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { CurrentSettings, type FirstSettings } from "./current-settings.ts";
import { NOTHING_CHANGED } from "./settings-module.ts";

const FIRST: FirstSettings = {
  ...NOTHING_CHANGED,
  ...{ grievance: null, affiliateParameters: {}, wordList: [] },
  followShopPrices: false,
};

it("are read again until the database is available, after a change on another node", async () => {
  const read = vi.fn(async (): Promise<object[]> => []);
  const database = { select: () => ({ from: read }) } as unknown as Database;
  const warn = vi.fn();
  const settings = await CurrentSettings.open(database, FIRST, { warn });
  onTestFinished(() => settings.close());
  const onChange = vi.fn();
  settings.onChange = onChange;
  read.mockRejectedValueOnce(new Error("unavailable"));
  read.mockRejectedValueOnce(new Error("unavailable"));
  read.mockResolvedValue([{ key: "followShopPrices", value: true, version: 1 }]);

  settings.refresh();

  await vi.waitFor(() => expect(settings.values.followShopPrices).toBe(true), { timeout: scaled(5_000) });
  expect(warn).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenCalledTimes(1);
});
