import { createServer, type Server } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { defaultMailFrom } from "#server/config/mailbox.ts";
import { deliverBySmtp } from "#server/modules/mail/delivery.ts";
import { readDemoMarks } from "#server/seed/demo-outfits.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { SHOP_MAILBOX, testMailShop } from "#tests/setup/mail-shop.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { reachMilestone } from "./milestone-repository.ts";
import { mailProblem } from "./test-mail.ts";

const shop = testMailShop({
  publicUrl: "https://shop.example",
  mail: { smtpUrl: "smtp://127.0.0.1", from: defaultMailFrom("https://shop.example") },
});
const URL = "/backend/dashboard/admin/first-steps";

async function asAdministrator() {
  const email = "owner@shop.example";
  const { headers } = await signIn(shop, { isAdmin: true, email });
  return {
    email,
    read: async () => (await shop.app.inject({ url: URL, headers })).json<unknown>(),
    put: (url: string, payload: object) => shop.app.inject({ method: "PUT", url, headers, payload }),
    sendTestMail: () => shop.app.inject({ method: "POST", url: `${URL}/test-mail`, headers }),
  };
}

it("each step is done once the shop has what it asks for", async () => {
  const admin = await asAdministrator();
  expect(await admin.read()).toEqual({
    isShown: true,
    done: ["address"],
    hasMailServer: true,
    publicUrl: "https://shop.example",
    lastBackupAt: null,
  });

  await createOutfit(shop.database);
  const settings = {
    contact: { email: "care@shop.example", phone: "", address: "" },
    grievance: { name: "Kavita Rao", email: "care@shop.example", phone: "" },
  };
  expect((await admin.put("/backend/settings/admin", settings)).statusCode).toBe(200);
  await reachMilestone(shop.database, "backedUp");
  await admin.sendTestMail();

  expect(await admin.read()).toMatchObject({
    done: ["catalogue", "contact", "mail", "address", "backup"],
    lastBackupAt: expect.any(String),
  });
});

it("the list is hidden from all administrators, and shown again", async () => {
  const admin = await asAdministrator();
  const { headers } = await signIn(shop, { isAdmin: true });
  for (const isHidden of [true, true, false, false]) {
    const response = await admin.put(URL, { isHidden });
    expect(response.json()).toMatchObject({ isShown: !isHidden });
    const seenByAnother = await shop.app.inject({ url: URL, headers });
    expect(seenByAnother.json()).toMatchObject({ isShown: !isHidden });
  }
});

it("a test message reaches the administrator who asked for it", async () => {
  const admin = await asAdministrator();
  expect((await admin.sendTestMail()).json()).toEqual({ sentTo: admin.email });
  expect(shop.smtp.to(admin.email).map(({ mail }) => mail.subject)).toEqual(["Your shop can send email"]);
});

it("a refused test message is told with the server's own words, and is not a step done", async () => {
  const admin = await asAdministrator();
  shop.smtp.rejectWith(554);
  const refused = await admin.sendTestMail();
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({
    code: "NOT_CONFIGURED",
    reason: "testMail.refused",
    message: expect.stringMatching(/^The mail server did not take the message\. It said: .*554 Not now/),
  });
  expect(await admin.read()).toMatchObject({ done: expect.not.arrayContaining(["mail"]) });
});

/** Sends a message by SMTP to a real server; returns the reason that the owner is told. */
async function problemWith(smtpUrl: string): Promise<string> {
  const message = {
    ...{ id: "1", recipient: "asha@shop.example", subject: "s", text: "t", html: "h", headers: {} },
    createdAt: new Date(),
  };
  const delivery = deliverBySmtp(smtpUrl, SHOP_MAILBOX)(message, AbortSignal.timeout(scaled(20_000)));
  return delivery.then(
    () => "delivered",
    (error: unknown) => mailProblem(error).reason,
  );
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

it("says what is wrong with the address of the mail server", async () => {
  const speaking = await listen(
    createServer((socket) => {
      socket.on("error", () => {});
      socket.write("220 ready\r\n");
      socket.on("data", (data) => {
        const line = data.toString();
        if (line.startsWith("EHLO")) socket.write("250-mail\r\n250 AUTH PLAIN LOGIN\r\n");
        else if (line.startsWith("AUTH")) socket.write("535 5.7.8 bad credentials\r\n");
        else if (line.startsWith("MAIL")) socket.write("250 ok\r\n");
        else if (line.startsWith("RCPT")) socket.write("550 no such mailbox\r\n");
        else socket.write("250 ok\r\n");
      });
    }),
  );
  expect(await problemWith("smtp://mail.invalid")).toBe("testMail.noSuchHost");
  expect(await problemWith("smtp://127.0.0.1:1")).toBe("testMail.unreachable");
  expect(await problemWith(`smtps://127.0.0.1:${speaking}`)).toBe("testMail.notSecure");
  expect(await problemWith(`smtp://user:wrong@127.0.0.1:${speaking}`)).toBe("testMail.signInRefused");
  expect(await problemWith(`smtp://127.0.0.1:${speaking}`)).toBe("testMail.senderRefused");
});

it("a shop with an outfit of the demo is not new", async () => {
  const admin = await asAdministrator();
  const {
    keys: [importKey = ""],
  } = await readDemoMarks();
  await createOutfit(shop.database, { importKey });
  expect(await admin.read()).toMatchObject({ isShown: false });
});
