import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { API_PREFIX } from "#contract/api-client.ts";
import { type Access, type Call, PERMISSIONS } from "#contract/permissions.ts";
import { users } from "#server/db/schema/users.ts";
import { startSession } from "#server/modules/sessions/session-repository.ts";
import { createRequest } from "#tests/factories/bespoke-factory.ts";
import { createCartEntry } from "#tests/factories/cart-factory.ts";
import { createComment, createReply } from "#tests/factories/comment-factory.ts";
import { createImport, createOutfit, outfitInput } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { type Form, formOf, outfitForm, smallPicture } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

/** What a call is about: an account, what that person wrote, and what is in their cart. */
interface Subject {
  ownerId: string;
  outfitId: string;
  commentId: string;
  replyId: string;
  cartOutfitId: string;
  importId: string;
  requestId: string;
}

/** Everybody who may make a call, as the headers they send. */
const CALLERS = {
  "a visitor": async () => ({}),
  "somebody with a token that never was": async () => bearer("dead".repeat(10)),
  "somebody whose session has expired": async ({ ownerId }) =>
    bearer(await createSession(shop.database, ownerId, new Date(Date.now() - 1))),
  "somebody who deleted their account": async () => {
    const userId = await createUser(shop.database);
    const headers = bearer(await createSession(shop.database, userId));
    await shop.app.inject({ method: "DELETE", url: `${API_PREFIX}/user/delete/${userId}`, headers });
    return headers;
  },
  "a browser with the owner's cookie alone": async ({ ownerId }) => {
    const { cookie } = await startSession(shop.database, ownerId, 1);
    return { cookie: `__Secure-session=${cookie}` };
  },
  "another user": async () => bearer(await createSession(shop.database, await createUser(shop.database))),
  "an administrator no more": async () => {
    const userId = await createUser(shop.database, { isAdmin: true });
    const headers = bearer(await createSession(shop.database, userId));
    await shop.database.update(users).set({ isAdmin: false }).where(eq(users.id, userId));
    return headers;
  },
  "an administrator": async () =>
    bearer(await createSession(shop.database, await createUser(shop.database, { isAdmin: true }))),
  "the owner": async ({ ownerId }) => bearer(await createSession(shop.database, ownerId)),
} satisfies Record<string, (subject: Subject) => Promise<Record<string, string>>>;
type Caller = keyof typeof CALLERS;

const callers = Object.keys(CALLERS) as Caller[];
const USERS: readonly Caller[] = [
  "another user",
  "an administrator no more",
  "an administrator",
  "the owner",
];

/** Who is let in by which kind of access; of the others, users get 403 (404 for what is hidden) and everybody else 401. */
const LET_IN: Record<Access, readonly Caller[]> = {
  public: callers,
  "public-or-user": callers,
  user: USERS,
  owner: ["the owner"],
  "owner-hidden": ["the owner"],
  "author-or-admin": ["an administrator", "the owner"],
  session: [...USERS, "a browser with the owner's cookie alone"],
  admin: ["an administrator"],
};

/** What a call needs besides its address to succeed. */
const BODIES: Partial<Record<Call, (subject: Subject) => object>> = {
  "PUT /user/update/:id": () => ({ fullName: "Asha Rao" }),
  "POST /cart/add-outfit": ({ outfitId }) => ({ outfitId, quantity: 1 }),
  "PUT /cart/outfit/:cartOutfitId/quantity": () => ({ quantity: 2 }),
  "POST /outfit/comment/:outfitId": () => ({ text: "Lovely" }),
  "POST /outfit/reply/:outfitId/:commentId": () => ({ text: "Lovely" }),
  "POST /bespoke/admin/requests/:id/answer": ({ outfitId }) => ({ outfitIds: [outfitId], note: "For you" }),
};

/** The calls that take a form rather than JSON, with what it says. */
const FORMS: Partial<Record<Call, () => Promise<Form>>> = {
  "POST /outfit/create": async () => outfitForm({}, { image: await smallPicture() }),
  "PUT /outfit/update/:id": async () => outfitForm(),
  "POST /outfit/admin/import": catalogueForm,
  "POST /outfit/admin/import/preview": catalogueForm,
};

// covers: responses-13
it("every call has its row in the permission table, and every row its call", () => {
  const { paths = {} } = shop.app.swagger();
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith(`${API_PREFIX}/`))
    .flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${inTableNotation(path)}`),
    );

  expect(calls.sort()).toEqual(Object.keys(PERMISSIONS).sort());
});

describe.each(Object.entries(PERMISSIONS) as [Call, Access][])("%s", (call, access) => {
  // covers: validation-31, validation-33, validation-36, roles-02, roles-07, roles-08, roles-10, roles-13
  // covers: roles-14, roles-15, roles-21, roles-22, sessions-09, own-account-01, error-body-04
  // covers: responses-13
  it(`is ${access}`, async () => {
    for (const caller of callers) {
      const subject = await createSubject();
      const status = await make(call, subject, await CALLERS[caller](subject));
      const refused = access === "owner-hidden" ? 404 : 403;

      if (!LET_IN[access].includes(caller))
        expect(status, caller).toBe(USERS.includes(caller) ? refused : 401);
      // A public call may find the request itself wanting, but never who makes it.
      else if (access === "public") expect([401, 403], caller).not.toContain(status);
      else expect([200, 201, 202], caller).toContain(status);
    }
  });
});

// covers: sessions-11
it("no call that changes something is made for a page of another site, whoever's token it has", async () => {
  const subject = await createSubject();
  // An administrator's, so that nothing but the other site can be the reason.
  const headers = { ...(await CALLERS["an administrator"]()), origin: "https://evil.example" };

  for (const call of Object.keys(PERMISSIONS) as Call[]) {
    const status = await make(call, subject, headers);
    if (call.startsWith("GET ")) expect(status, call).not.toBe(403);
    else expect(status, call).toBe(403);
  }
});

async function createSubject(): Promise<Subject> {
  const { database } = shop;
  const ownerId = await createUser(database);
  const importId = await createImport(database);
  const outfitId = await createOutfit(database, { importId });
  const commentId = await createComment(database, { outfitId, userId: ownerId });
  const replyId = await createReply(database, { commentId, userId: ownerId });
  const cartOutfitId = await createCartEntry(database, { userId: ownerId, outfitId });
  const requestId = await createRequest(database);
  return { ownerId, outfitId, commentId, replyId, cartOutfitId, importId, requestId };
}

/** Makes a call about the subject; answers the status. */
async function make(call: Call, subject: Subject, headers: Record<string, string>): Promise<number> {
  const [method, path = ""] = call.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
  const address = path
    .replace(":id", idFor(path, subject))
    .replace(/:(outfitId|commentId|replyId|cartOutfitId)/g, (_all, name: keyof Subject) => subject[name]);
  const form = await FORMS[call]?.();
  const payload = form?.payload ?? BODIES[call]?.(subject);
  const request = {
    method,
    url: `${API_PREFIX}${address}`,
    headers: { ...headers, ...form?.headers },
    ...(payload ? { payload } : {}),
  };
  return (await shop.app.inject(request)).statusCode;
}

function idFor(path: string, { ownerId, outfitId, importId, requestId }: Subject): string {
  if (path.startsWith("/user/")) return ownerId;
  if (path.startsWith("/bespoke/")) return requestId;
  return path.includes("/import/") ? importId : outfitId;
}

function catalogueForm(): Promise<Form> {
  return formOf([["file", { bytes: Buffer.from(JSON.stringify(outfitInput())), name: "one.jsonl" }]]);
}

function inTableNotation(path: string): string {
  return path.slice(API_PREFIX.length).replace(/\{(\w+)\}/g, ":$1");
}
