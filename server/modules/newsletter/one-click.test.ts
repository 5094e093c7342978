import { expect, it } from "vitest";
import { NEWSLETTER_MESSAGES as messages } from "#contract/messages/newsletter.ts";
import { subscriptions } from "#server/db/schema/community.ts";
import { post } from "#tests/setup/account-calls.ts";
import { emailFor, secretIn } from "#tests/setup/emails.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop();
const ASHA = "asha@mail.example";

/** The path of the URL in the welcome e-mail's List-Unsubscribe header. */
async function oneClickAddress(): Promise<string> {
  await post(shop, "/newsletter", { email: ASHA });
  const token = secretIn(await emailFor(shop, ASHA, "Please confirm your subscription"), "confirm");
  await post(shop, "/newsletter/confirm", { token });
  const { mail } = await emailFor(shop, ASHA, "Welcome to Ensemble");
  const header = mail.headers.find(({ key }) => key === "list-unsubscribe");
  return header?.value.replace(/^<https:\/\/shop\.example|>$/g, "") ?? "";
}

const hasLeft = async () =>
  (await shop.database.select().from(subscriptions)).every(({ unsubscribedAt }) => unsubscribedAt !== null);

const multipart =
  '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
// covers: requests-02
it.each([
  ["a form", "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
  ["a multipart form", "multipart/form-data; boundary=x", multipart],
  ["nothing", undefined, undefined],
])(
  "a mail program unsubscribes with one POST of %s, without an origin (RFC 8058)",
  async (_what, type, payload) => {
    const url = await oneClickAddress();

    const response = await shop.app.inject({
      method: "POST",
      url,
      headers: { "user-agent": "Mail/1.0", ...(type ? { "content-type": type } : {}) },
      ...(payload === undefined ? {} : { payload }),
    });

    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toEqual({ success: true, message: messages.unsubscribed });
    expect(await hasLeft()).toBe(true);
  },
);

it("another site's page, a large body and an unknown secret change nothing", async () => {
  const url = await oneClickAddress();
  const send = async (
    address: string,
    headers: Record<string, string>,
    payload = "List-Unsubscribe=One-Click",
  ) => {
    const all = { "content-type": "application/x-www-form-urlencoded", ...headers };
    return (await shop.app.inject({ method: "POST", url: address, headers: all, payload })).statusCode;
  };

  expect(await send(url, { origin: "https://evil.example" })).toBe(403);
  expect(await send(url, {}, "x".repeat(2_000))).toBe(413);
  expect(await send(`${url.slice(0, -1)}!`, {})).toBe(404);
  expect(await hasLeft()).toBe(false);
});

it("a GET changes nothing and redirects to the unsubscribe page", async () => {
  const url = await oneClickAddress();

  const response = await shop.app.inject(url);

  expect(response.statusCode).toBe(303);
  const token = url.split("/").at(-1);
  expect(response.headers.location).toBe(`https://shop.example/newsletter/unsubscribe?token=${token}`);
  expect(await hasLeft()).toBe(false);
});

it.each(["https://evil.example", "\r\nSet-Cookie: a=b", "x?next=//evil.example", "../../outfit"])(
  "a URL with the secret %j redirects to the unsubscribe page only",
  async (odd) => {
    const response = await shop.app.inject(`/backend/newsletter/unsubscribe/${encodeURIComponent(odd)}`);

    const page = new URL(String(response.headers.location));
    expect([page.origin, page.pathname, page.searchParams.get("token")]).toEqual([
      "https://shop.example",
      "/newsletter/unsubscribe",
      odd,
    ]);
    expect(response.headers["set-cookie"]).toBeUndefined();
  },
);
