import { getTableName, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { readRows } from "#server/db/read-rows.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { CREDENTIALS } from "./restore-access.ts";

const shop = testShop();

/** Tables that reference users or sessions and open no account, or end with the session. */
const NO_CREDENTIALS = [
  "passkey_challenges",
  ...["administrator_activity", "alert_settings", "bespoke_requests", "boards", "cart_entries"],
  ...["catalogue_imports", "comment_reactions", "comments", "link_opens", "link_reports", "outfit_reactions"],
  ...["cutouts", "outfits", "picture_rights", "piece_imports", "studio_drafts", "submissions"],
  ...["replies", "reply_reactions", "saved_outfits", "security_events", "contribution_reports"],
  ...["stylist_follows", "stylists"],
];

it("knows of every table that references users or sessions whether its rows open an account", async () => {
  const rows = await readRows<{ table: string }>(
    shop.database,
    sql`select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid in ('users'::regclass, 'sessions'::regclass)`,
  );

  const known = [...CREDENTIALS.map(({ table }) => getTableName(table)), ...NO_CREDENTIALS];
  expect(rows.map(({ table }) => table).sort()).toEqual(known.sort());
});
