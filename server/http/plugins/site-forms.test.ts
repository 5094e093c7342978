import { expect, it } from "vitest";
import { FORM_PATHS } from "#contract/http/form-outcomes.ts";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { bespokeRequests, subscriptions } from "#server/db/schema/community.ts";
import { LOOK } from "#tests/setup/bespoke-calls.ts";
import { emailFor, secretIn } from "#tests/setup/emails.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const LIMIT = 3;
const shop = testMailShop({
  rateLimits: {
    signInPerMinute: 1,
    signUpPerHour: 1,
    accountMailPerHour: 5,
    contributionsPerMinute: 1,
    reactionsPerMinute: 1,
    bespokePerHour: LIMIT,
    newsletterPerHour: LIMIT,
  },
});
const ASHA = "asha@mail.example";
const CROSS_SITE = { origin: "https://evil.example" };

interface Sent {
  headers?: Record<string, string>;
  /** Each test is another client, because the limits count by address. */
  remoteAddress?: string;
}

let clients = 0;
function nextAddress(): string {
  clients += 1;
  return `10.0.2.${clients}`;
}

/** Posts a form as a browser without scripts does; returns the status and where it leads. */
async function send(
  url: string,
  form: FormData | URLSearchParams,
  { headers = {}, remoteAddress = "127.0.0.1" }: Sent,
) {
  const encoded = new Response(form);
  const response = await shop.app.inject({
    method: "POST",
    url,
    remoteAddress,
    headers: { "content-type": encoded.headers.get("content-type") ?? "", ...headers },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return [response.statusCode, response.headers.location];
}

const email = (address: string) => new URLSearchParams({ email: address });
const look = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ description: LOOK, email: ASHA, ...fields }))
    form.append(name, value);
  return form;
};
const nothing = new URLSearchParams();

it("subscribes, confirms by the address of the emailed page, and unsubscribes", async () => {
  const visitor = { remoteAddress: "10.0.0.1" };
  expect(await send(FORM_PATHS.newsletter, email(" Asha@Mail.Example "), visitor)).toEqual([
    303,
    "/sent/check-inbox",
  ]);
  const confirmation = secretIn(await emailFor(shop, ASHA, "Please confirm your subscription"), "confirm");
  expect(await send(`${FORM_PATHS.confirm}?token=${confirmation}`, nothing, visitor)).toEqual([
    303,
    "/sent/subscribed",
  ]);
  expect(await shop.database.select().from(subscriptions)).toMatchObject([
    { email: ASHA, confirmedAt: expect.any(Date) },
  ]);

  const leaving = secretIn(await emailFor(shop, ASHA, "Welcome to Ensemble"), "unsubscribe");
  // The page has the referrer policy no-referrer, so its form is posted without an origin.
  const headers = { origin: "null", "sec-fetch-site": "same-origin" };
  expect(await send(`${FORM_PATHS.unsubscribe}?token=${leaving}`, nothing, { ...visitor, headers })).toEqual([
    303,
    "/sent/unsubscribed",
  ]);
  expect(await shop.database.select().from(subscriptions)).toMatchObject([
    { unsubscribedAt: expect.any(Date) },
  ]);
});

it("stores a bespoke request with an empty file field", async () => {
  const form = look({ image: new File([], "") });

  expect(await send(FORM_PATHS.bespoke, form, { remoteAddress: "10.0.0.2" })).toEqual([
    303,
    "/sent/request-received",
  ]);
  expect(await shop.database.select().from(bespokeRequests)).toMatchObject([
    { description: LOOK, email: ASHA },
  ]);
});

it.each([
  ["an address that is none", FORM_PATHS.newsletter, email("asha"), "not-valid"],
  ["no address", FORM_PATHS.newsletter, nothing, "not-valid"],
  ["an address of 10 KB", FORM_PATHS.newsletter, email(`${"x".repeat(10_000)}@mail.example`), "too-large"],
  ["a link that does not work", `${FORM_PATHS.confirm}?token=worn-out`, nothing, "link-invalid"],
  ["a link without its secret", FORM_PATHS.unsubscribe, nothing, "not-valid"],
  ["a description that is too short", FORM_PATHS.bespoke, look({ description: "Linen" }), "not-valid"],
  [
    "a picture that is none",
    FORM_PATHS.bespoke,
    look({ image: new File(["text"], "look.jpg") }),
    "not-valid",
  ],
  [
    "a picture that is too large",
    FORM_PATHS.bespoke,
    look({ image: new File([new Uint8Array(IMAGE_MAX_BYTES + 1)], "look.jpg") }),
    "too-large",
  ],
  ["text fields where a picture may come", FORM_PATHS.bespoke, email(ASHA), "not-valid"],
] as const)("explains %s and stores nothing", async (_what, path, form, outcome) => {
  expect(await send(path, form, { remoteAddress: nextAddress() })).toEqual([303, `/sent/${outcome}`]);
  expect(await shop.database.$count(subscriptions)).toBe(0);
  expect(await shop.database.$count(bespokeRequests)).toBe(0);
});

it.each([
  ["newsletter", FORM_PATHS.newsletter, () => email(ASHA), "10.0.1.1"],
  ["bespoke", FORM_PATHS.bespoke, () => look({}), "10.0.1.2"],
] as const)(
  "has the %s limit of the call, and refuses other sites",
  async (_name, path, form, remoteAddress) => {
    expect(await send(path, form(), { remoteAddress, headers: CROSS_SITE })).toEqual([403, undefined]);
    for (let sent = 0; sent < LIMIT; sent += 1) await send(path, form(), { remoteAddress });

    expect(await send(path, form(), { remoteAddress })).toEqual([303, "/sent/too-often"]);
  },
);
