import { isDeepStrictEqual } from "node:util";
import { SETTINGS_ERRORS } from "#contract/messages/shop-settings.ts";
import { SETTING_KEYS, SETTING_LABELS } from "#contract/shop/setting-labels.ts";
import type { Database } from "#server/db/database.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { lockSession, lockUserShared } from "#server/modules/sessions/lock-order.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import type { FirstSettings } from "./current-settings.ts";
import { settingsActivity } from "./settings-activity.ts";
import { readSettings, replaceSetting } from "./settings-repository.ts";
import type { SettingValues } from "./settings-routes.ts";

/**
 * Returns whether any setting differs from the one in force. Throws CONFLICT for a setting that was changed
 * since its version.
 */
export async function changeSettings(
  database: Database,
  first: FirstSettings,
  { versions = {}, ...change }: SettingValues,
  { id: administratorId, sessionId }: SignedInUser,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockUserShared(tx, administratorId);
    await lockSession(tx, sessionId);
    const current = await readSettings(tx, first);
    const changed = SETTING_KEYS.filter(
      (key) => change[key] !== undefined && !isDeepStrictEqual(change[key], current[key]),
    );
    for (const key of changed) {
      const version = versions[key] ?? current.versions[key];
      if (!(await replaceSetting(tx, key, change[key], version))) {
        throw new ApiError("CONFLICT", SETTINGS_ERRORS.changedMeanwhile);
      }
    }
    if (changed.length > 0) {
      const after = { ...current, ...Object.fromEntries(changed.map((key) => [key, change[key]])) };
      await recordActivity(tx, {
        administratorId,
        action: "changed",
        subject: { kind: "settings", id: "", name: changed.map((key) => SETTING_LABELS[key]).join(", ") },
        ...settingsActivity(current, after),
      });
    }
    return changed.length > 0;
  });
}
