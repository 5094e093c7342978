import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { UNREACHABLE } from "#app/content/unreachable-content.ts";
import { accountState, user as person, signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, noNetwork, refusal, renderSite } from "#tests/setup/render-site.tsx";

const form = () => within(screen.getByRole("main"));
const save = () => form().getByRole("button", { name: "Update Profile" });
const UPDATE = "PUT /user/update/user-asha";

const openProfile = (api: NonNullable<Parameters<typeof renderSite>[1]>["api"] = {}) =>
  renderSite("/profile", { session: signedIn(), api });

// covers: routes-04, account-10, validation-08, validation-09, validation-10, roles-09, errors-03
it("sends nothing when nothing has changed", async () => {
  const site = await openProfile();
  expect(form().getByLabelText<HTMLInputElement>("Username").value).toBe("asha");
  await site.user.click(save());
  expect(await form().findByText("No changes made")).toBeDefined();
  expect(site.sentTo(UPDATE)).toEqual([]);
});

// covers: product-21, account-10, fields-05, states-02, states-22, validation-04, roles-10, calls-07
it("sends only what was changed, as it was typed", async () => {
  const { reply, release } = heldReply(() => person({ fullName: " Asha Iyer ", gender: "Female" }));
  const site = await openProfile({ [UPDATE]: reply });
  await site.user.clear(form().getByLabelText("Full name"));
  await site.user.type(form().getByLabelText("Full name"), " Asha Iyer ");
  await site.user.selectOptions(form().getByLabelText("Gender"), "Female");
  await site.user.click(save());
  const busy = await form().findByRole("button", { name: "Updating Profile..." });
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  expect(site.sentTo(UPDATE)[0]?.body).toEqual({ fullName: " Asha Iyer ", gender: "Female" });
  release();
  expect((await form().findByRole("status")).textContent).toBe("Profile updated successfully!");
  expect(site.stored().root.state.currentUser).toMatchObject({ gender: "Female" });
  await site.user.click(save());
  expect(await form().findByText("No changes made")).toBeDefined();
});

it("takes no more changes while it saves, which the response would discard", async () => {
  const { reply, release } = heldReply(() => person({ fullName: "Asha Iyer" }));
  const site = await openProfile({ [UPDATE]: reply });
  const fullName = form().getByLabelText<HTMLInputElement>("Full name");
  await site.user.clear(fullName);
  await site.user.type(fullName, "Asha Iyer");
  await site.user.click(save());
  await form().findByRole("button", { name: "Updating Profile..." });
  await site.user.type(form().getByLabelText("New password"), "Jasmine-88");
  expect(form().getByLabelText<HTMLInputElement>("New password").value).toBe("");
  release();
  await form().findByRole("status");
  await site.user.type(form().getByLabelText("New password"), "Jasmine-88");
  expect(form().getByLabelText<HTMLInputElement>("New password").value).toBe("Jasmine-88");
});

it("shows the person's own requests, open and answered", async () => {
  const times = { createdAt: "2026-11-01T10:00:00.000Z", dueAt: "2026-11-02T10:00:00.000Z" };
  await openProfile({
    "GET /bespoke": () => ({
      requests: [
        { _id: "1", description: "Linen for a beach wedding", ...times, answeredAt: null },
        {
          _id: "2",
          description: "Ajrakh for a long lunch",
          ...times,
          answeredAt: "2026-11-01T20:00:00.000Z",
        },
      ],
    }),
  });
  const section = within(screen.getByRole("region", { name: "Your custom requests" }));
  const [open, answered] = (await section.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(open).toMatch(/^Linen for a beach wedding.*Sent Nov 1.*Due Nov 2.*Open$/);
  expect(answered).toMatch(/^Ajrakh for a long lunch.*Sent Nov 1.*Answered Nov 2.*Answered$/);
});

// covers: routes-04, routes-16
it("sends a visitor to the sign-in screen", async () => {
  const site = await renderSite("/profile");
  expect(screen.getByRole("button", { name: "Sign In" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Sign Out" })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  expect(site.sentTo("GET /user/account")).toEqual([]);
});

it("does not store a new password", async () => {
  const site = await openProfile({ [UPDATE]: () => person() });
  const password = form().getByLabelText<HTMLInputElement>("New password");
  await site.user.type(password, "Jasmine-88");
  await site.user.click(save());
  expect((await form().findByRole("status")).textContent).toBe("Profile updated successfully!");
  expect(password.value).toBe("");
  expect(site.sentTo(UPDATE)[0]?.body).toEqual({ password: "Jasmine-88" });
  expect(JSON.stringify(site.stored())).not.toContain("Jasmine-88");
});

it("does not show a failure of its own in the menu", async () => {
  const site = await openProfile({ [UPDATE]: () => refusal(409, "This username is taken.") });
  await site.user.type(form().getByLabelText("Username"), "x");
  await site.user.click(save());
  expect((await form().findByRole("alert")).textContent).toBe("This username is taken.");
  await site.user.click(screen.getByRole("button", { name: "Menu" }));
  const account = within(await screen.findByRole("region", { name: "Your account" }));
  expect(account.queryByRole("alert")).toBeNull();
});

// covers: passwords-05
it("says below its field what the rules refuse", async () => {
  const site = await openProfile();
  await site.user.clear(form().getByLabelText("Email"));
  await site.user.type(form().getByLabelText("Email"), "asha");
  await site.user.type(form().getByLabelText("New password"), " Jasmine-88");
  await site.user.click(save());
  expect(await form().findByText("A password cannot begin or end with a space")).toBeDefined();
  const described = form().getByLabelText("Email").getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toBe("Please enter a valid email address");
  expect(site.sentTo(UPDATE)).toEqual([]);
});

// covers: states-02, states-22
it("shows the server's words for a taken username", async () => {
  const site = await openProfile({ [UPDATE]: () => refusal(409, "This username is already taken.") });
  await site.user.type(form().getByLabelText("Username"), "2");
  await site.user.click(save());
  expect((await form().findByRole("alert")).textContent).toBe("This username is already taken.");
  expect(site.stored().root.state.error).toBe("This username is already taken.");
});

it("says what to do when the shop cannot be reached", async () => {
  const site = await openProfile({ [UPDATE]: noNetwork, "DELETE /user/delete/user-asha": noNetwork });
  await site.user.type(form().getByLabelText("Username"), "2");
  await site.user.click(save());
  expect((await form().findByRole("alert")).textContent).toBe(UNREACHABLE.text);

  site.reply(UPDATE, () => refusal(403, "Please enter it.", "CURRENT_PASSWORD_REQUIRED"));
  await site.user.click(save());
  const question = within(await screen.findByRole("dialog"));
  site.reply(UPDATE, noNetwork);
  await site.user.type(await question.findByLabelText("Current password"), "Jasmine-88");
  await site.user.click(question.getByRole("button", { name: "Confirm" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await form().findByRole("alert")).textContent).toBe(UNREACHABLE.text);

  await site.user.click(form().getByRole("button", { name: "Delete Account" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete your account?" });
  await site.user.click(within(dialog).getByRole("button", { name: "Delete Account" }));
  await waitFor(() =>
    expect(
      form()
        .getAllByRole("alert")
        .map(({ textContent }) => textContent),
    ).toEqual([UNREACHABLE.text, UNREACHABLE.text]),
  );
});

// covers: states-03, states-08
it.each([
  ["sign out", "POST /user/signout"],
  ["delete the account", "DELETE /user/delete/user-asha"],
])("a failure to %s is shown, and the person stays signed in", async (what, call) => {
  const site = await openProfile({ [call]: () => refusal(503, "The database is unavailable") });
  if (what === "sign out") {
    await site.user.click(form().getByRole("button", { name: "Sign Out" }));
  } else {
    await site.user.click(form().getByRole("button", { name: "Delete Account" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete your account?" });
    await site.user.click(within(dialog).getByRole("button", { name: "Delete Account" }));
  }
  expect((await screen.findByRole("alert")).textContent).toBe("The database is unavailable");
  const { token, root } = site.stored();
  expect(token).toBe(signedIn().token);
  expect(root.state).toMatchObject({ error: "The database is unavailable", loading: false });
});

it("links what the person has collected", async () => {
  await openProfile();
  const yours = within(form().getByRole("navigation", { name: "Yours" }));
  expect(yours.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/saved", "/cart"]);
});

it("offers the dashboard to administrators alone", async () => {
  await openProfile();
  expect(form().queryByRole("link", { name: "Admin Dashboard" })).toBeNull();
});

// covers: account-11, roles-18, administrators-01
it("offers the dashboard to an administrator", async () => {
  await renderSite("/profile", { session: signedIn({ isUserAdmin: true }) });
  const link = form().getByRole("link", { name: "Admin Dashboard" });
  expect(link.getAttribute("href")).toBe("/dashboard");
});

describe("the newsletter switch", () => {
  const CALL = "PUT /user/newsletter";
  const newsletter = () => screen.findByRole("switch", { name: "Send me the newsletter" });

  it("shows a change at once, and takes it back when it fails", async () => {
    expectConsole(/Changing the newsletter failed: Not today\./);
    const held = heldReply(() => refusal(400, "Not today."));
    const { user, reply } = await renderSite("/profile", {
      session: signedIn(),
      api: { [CALL]: held.reply },
    });
    const theSwitch = await newsletter();
    await user.click(theSwitch);
    expect(theSwitch).toHaveProperty("checked", true);
    held.release();
    expect((await screen.findByRole("alert")).textContent).toContain("Not today.");
    expect(theSwitch).toHaveProperty("checked", false);

    reply(CALL, ({ body }) => body);
    await user.click(theSwitch);
    await waitFor(() => expect(screen.queryByText("Not today.")).toBeNull());
    expect(theSwitch).toHaveProperty("checked", true);
  });

  it("waits for the address to be confirmed", async () => {
    await renderSite("/profile", {
      session: signedIn(),
      api: { "GET /user/account": () => accountState({ emailConfirmed: false }) },
    });
    expect(await newsletter()).toHaveProperty("disabled", true);
  });
});

describe("a new address that waits to be confirmed", () => {
  const waiting = () => accountState({ pendingEmail: "new@shop.example", activity: [] });
  const note = () => screen.findByRole("region", { name: "New address not confirmed" });

  it("is shown although the account was being read since before the change", async () => {
    const before = heldReply(() => accountState({ activity: [] }));
    const site = await openProfile({
      "GET /user/account": before.reply,
      [UPDATE]: () => {
        site.reply("GET /user/account", waiting);
        return { ...person(), pendingEmail: "new@shop.example" };
      },
    });
    const field = form().getByLabelText<HTMLInputElement>("Email");
    await site.user.clear(field);
    await site.user.type(field, "new@shop.example");
    await site.user.click(save());
    await screen.findByText("Profile updated successfully!");
    before.release();
    expect((await note()).textContent).toContain("new@shop.example");
  });

  it("is shown after the change, which leaves the present one in the form", async () => {
    let account = accountState({ activity: [] });
    const site = await openProfile({
      "GET /user/account": () => account,
      [UPDATE]: () => {
        account = waiting();
        return { ...person(), pendingEmail: "new@shop.example" };
      },
    });
    const field = form().getByLabelText<HTMLInputElement>("Email");
    const present = field.value;
    await site.user.clear(field);
    await site.user.type(field, "new@shop.example");
    await site.user.click(save());

    expect((await note()).textContent).toContain("We sent a link to new@shop.example");
    expect(field.value).toBe(present);
    expect(site.stored().root.state.currentUser).not.toHaveProperty("pendingEmail");
  });

  it("has its link sent again, and can be cancelled", async () => {
    let account = waiting();
    const site = await openProfile({
      "GET /user/account": () => account,
      "POST /user/confirmation": () => ({ success: true, message: "Sent." }),
      "DELETE /user/pending-email": () => {
        account = accountState({ activity: [] });
        return { success: true, message: "It stays." };
      },
    });
    await site.user.click(within(await note()).getByRole("button", { name: "Send the Link Again" }));
    expect(await screen.findByText("Sent.")).toBeDefined();

    await site.user.click(screen.getByRole("button", { name: "Cancel the Change" }));

    const outcome = await screen.findByText("It stays.");
    expect(screen.queryByRole("region", { name: "New address not confirmed" })).toBeNull();
    expect(document.activeElement?.contains(outcome)).toBe(true);
  });
});

it("unlinks a sign-in of another site, and says why one cannot be unlinked", async () => {
  const identity = { _id: "i1", provider: "accounts.google.com", createdAt: "2026-01-01T00:00:00.000Z" };
  let identities = [identity];
  const site = await openProfile({
    "GET /user/account": () => accountState({ activity: [], identities }),
    "DELETE /user/identities/i1": () => refusal(409, "Nothing else opens your account."),
  });
  const unlink = async () => {
    await site.user.click(await screen.findByRole("button", { name: "Unlink accounts.google.com" }));
    await site.user.click(await screen.findByRole("button", { name: "Unlink" }));
  };
  await unlink();
  expect((await screen.findByRole("alert")).textContent).toBe("Nothing else opens your account.");

  site.reply("DELETE /user/identities/i1", () => {
    identities = [];
    return { success: true, message: "Unlinked." };
  });
  await unlink();
  await waitFor(() => expect(screen.queryByText("accounts.google.com")).toBeNull());
});
