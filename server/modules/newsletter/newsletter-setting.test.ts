import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AccountState } from "#contract/account/account.ts";
import { NEWSLETTER_ERRORS } from "#contract/messages/newsletter.ts";
import { outboxMessages, subscriptions } from "#server/db/schema/community.ts";
import { users } from "#server/db/schema/users.ts";
import { post } from "#tests/setup/account-calls.ts";
import { emailFor, secretIn } from "#tests/setup/emails.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testMailShop } from "#tests/setup/mail-shop.ts";

const shop = testMailShop();
const EMAIL = "asha@mail.example";
const WELCOME = "Welcome to Ensemble";

const confirmedAsha = () => signIn(shop, { email: EMAIL, emailConfirmedAt: new Date() });
type Headers = Record<string, string>;

const change = (headers: Headers, payload: object) =>
  shop.app.inject({ method: "PUT", url: "/backend/user/newsletter", headers, payload });

async function isOn(headers: Headers): Promise<boolean> {
  const response = await shop.app.inject({ url: "/backend/user/account", headers });
  return response.json<AccountState>().newsletter.subscribed;
}

describe("the newsletter switch of the profile", () => {
  it("puts the confirmed address on the list with one welcome, and takes it off again", async () => {
    const { headers } = await confirmedAsha();
    expect(await isOn(headers)).toBe(false);
    for (let times = 0; times < 2; times += 1) {
      const response = await change(headers, { subscribed: true });
      expect(response.statusCode, response.body).toBe(200);
      expect(response.json()).toEqual({ subscribed: true });
    }
    expect(await isOn(headers)).toBe(true);
    expect(await shop.database.$count(outboxMessages)).toBe(1);
    const welcome = await emailFor(shop, EMAIL, WELCOME);

    for (let times = 0; times < 2; times += 1) {
      expect((await change(headers, { subscribed: false })).json()).toEqual({ subscribed: false });
    }
    expect(await isOn(headers)).toBe(false);
    const token = secretIn(welcome, "unsubscribe");
    expect((await post(shop, "/newsletter/unsubscribe", { token })).statusCode).toBe(200);
  });

  it("confirms a sign-up that waits, and the link of its email stays without effect afterwards", async () => {
    await post(shop, "/newsletter", { email: EMAIL });
    const token = secretIn(await emailFor(shop, EMAIL, "Please confirm your subscription"), "confirm");
    const { headers } = await confirmedAsha();
    expect(await isOn(headers)).toBe(false);
    await change(headers, { subscribed: true });
    expect(await isOn(headers)).toBe(true);
    await change(headers, { subscribed: false });
    expect((await post(shop, "/newsletter/confirm", { token })).statusCode).toBe(404);
    expect(await isOn(headers)).toBe(false);
  });

  it("puts an address on the list again that left, and the link of its first email takes it off", async () => {
    const { headers } = await confirmedAsha();
    await change(headers, { subscribed: true });
    const token = secretIn(await emailFor(shop, EMAIL, WELCOME), "unsubscribe");
    await change(headers, { subscribed: false });
    await change(headers, { subscribed: true });
    expect(await isOn(headers)).toBe(true);
    await post(shop, "/newsletter/unsubscribe", { token });
    expect(await isOn(headers)).toBe(false);
  });

  it("shows what was done by the links of emails", async () => {
    const { headers } = await confirmedAsha();
    await change(headers, { subscribed: true });
    const token = secretIn(await emailFor(shop, EMAIL, WELCOME), "unsubscribe");
    await post(shop, "/newsletter/unsubscribe", { token });
    expect(await isOn(headers)).toBe(false);
  });

  it("neither changes nor discloses anything of an address that the account has not confirmed", async () => {
    const { userId, headers } = await confirmedAsha();
    await change(headers, { subscribed: true });
    await shop.database.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId));
    expect(await isOn(headers)).toBe(false);
    const refused = await change(headers, { subscribed: true });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ message: NEWSLETTER_ERRORS.unconfirmedAddress.text });
    expect((await change(headers, { subscribed: false })).statusCode).toBe(200);
    expect(await shop.database.$count(subscriptions, eq(subscriptions.email, EMAIL))).toBe(1);
  });

  it.each([{}, { subscribed: "yes" }, { subscribed: null }])("rejects %j", async (body) => {
    const { headers } = await confirmedAsha();
    expect((await change(headers, body)).statusCode).toBe(400);
  });
});
