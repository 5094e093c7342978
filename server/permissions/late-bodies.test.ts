import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Access, type Call, PERMISSIONS } from "#contract/permissions.ts";
import { listTables, rowsOf } from "#server/backup/tables.ts";
import { sessions, users } from "#server/db/schema/users.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { createSubject, requestFor, type Subject } from "#tests/setup/permission-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ intervals: false });

const WRITES = (Object.entries(PERMISSIONS) as [Call, Access][]).filter(
  ([call, access]) => !call.startsWith("GET ") && !access.startsWith("public"),
);
const ADMINISTRATORS = WRITES.filter(([, access]) => access.includes("admin"));

/** Makes a call whose headers arrive first, then `meanwhile` happens, and then the body arrives. */
async function callWithLateBody(
  call: Call,
  subject: Subject,
  userId: string,
  meanwhile: () => Promise<unknown>,
) {
  const { payload = {}, headers, ...request } = await requestFor(call, subject);
  const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(JSON.stringify(payload));
  let contents: unknown;
  const body = Readable.from(
    (async function* () {
      await meanwhile();
      contents = await databaseContents();
      yield bytes;
    })(),
  );
  const response = await shop.app.inject({
    ...request,
    headers: {
      ...{ "content-type": "application/json", "content-length": String(bytes.length) },
      ...headers,
      ...bearer(await createSession(shop.database, userId)),
    },
    payload: body,
  });
  // Undefined if the call was rejected before its body was read.
  expect(contents, call).toBeDefined();
  expect(await databaseContents(), call).toEqual(contents);
  return response;
}

/** A digest of the rows of each table. */
async function databaseContents(): Promise<unknown[]> {
  const tables = await listTables(shop.database);
  const digests = tables.map(
    ({ name }) => `select '${name}', md5(string_agg(t::text, ' ' order by t::text)) from ${name} t`,
  );
  return rowsOf(shop.database, digests.join(" union all "));
}

const change = (userId: string, values: Partial<typeof users.$inferInsert>) =>
  shop.database.update(users).set(values).where(eq(users.id, userId));

describe("a call whose body arrives late is rejected and changes nothing", () => {
  it.each([
    ["the session has ended", WRITES, 401, () => shop.database.delete(sessions)],
    [
      "the administrator is blocked",
      ADMINISTRATORS,
      401,
      (id: string) => change(id, { blockedAt: new Date() }),
    ],
    ["the role is revoked", ADMINISTRATORS, 403, (id: string) => change(id, { isAdmin: false })],
  ] as const)("once %s", async (_what, calls, status, meanwhile) => {
    const subject = await createSubject(shop);
    // Of an administrator who owns the subject, so that only the change in the meantime can be the reason.
    const confirmed = { emailConfirmedAt: new Date() };
    const callerId = status === 401 ? subject.ownerId : await createUser(shop.database, confirmed);
    for (const [call, access] of calls) {
      await change(callerId, { isAdmin: true, blockedAt: null });
      const response = await callWithLateBody(call, subject, callerId, () => meanwhile(callerId));
      // Others do not learn that what its owner has exists.
      const refused = status === 403 && access === "owner-or-admin" ? 404 : status;
      expect(response.statusCode, `${call} ${response.body}`).toBe(refused);
    }
  });
});
