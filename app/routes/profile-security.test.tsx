import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import * as messages from "#app/features/account/profile/messages.ts";
import { signedIn, user } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { refusal, renderSite } from "#tests/setup/render-site.tsx";

const form = () => within(screen.getByRole("main"));
const required = (message: string) => refusal(403, message, "CURRENT_PASSWORD_REQUIRED");

it("asks for the current password in an older session, and goes on with the change and the new token", async () => {
  const replies = [
    () => required("Please enter your current password to make this change."),
    () => required("This is not your current password."),
    () => ({ ...user(), email: "new@people.example", token: "renewed-token-of-the-session" }),
  ];
  const site = await renderSite("/profile", {
    session: signedIn(),
    api: { [`PUT /user/update/${signedIn()._id}`]: () => replies.shift()?.() },
  });
  await site.user.clear(form().getByLabelText("Email"));
  await site.user.type(form().getByLabelText("Email"), "new@people.example");
  await site.user.click(form().getByRole("button", { name: "Update Profile" }));

  const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  const password = await dialog.findByLabelText("Current password");
  await site.user.type(password, "Wrong");
  await site.user.click(dialog.getByRole("button", { name: "Confirm" }));
  await dialog.findByText("This is not your current password.");
  await site.user.clear(password);
  await site.user.type(password, "Marigold-7");
  await site.user.click(dialog.getByRole("button", { name: "Confirm" }));

  await form().findByText("Profile updated successfully!");
  expect(site.sent.filter(({ method }) => method === "PUT").map(({ body }) => body)).toEqual([
    { email: "new@people.example" },
    { email: "new@people.example", currentPassword: "Wrong" },
    { email: "new@people.example", currentPassword: "Marigold-7" },
  ]);
  expect(site.stored().token).toBe("renewed-token-of-the-session");
  expect(JSON.stringify(site.stored().root)).not.toContain("renewed-token");
});

it("cancelling leaves what was typed", async () => {
  const site = await renderSite("/profile", {
    session: signedIn(),
    api: { [`PUT /user/update/${signedIn()._id}`]: () => required("Please enter it") },
  });
  await site.user.type(form().getByLabelText("New password"), "Jasmine-88");
  await site.user.click(form().getByRole("button", { name: "Update Profile" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  await site.user.click(await dialog.findByRole("button", { name: "Cancel" }));
  expect(form().getByLabelText<HTMLInputElement>("New password").value).toBe("Jasmine-88");
});

// covers: sensitive-03
it("asks who deletes the account in an older session, and goes on with the call and the new token", async () => {
  const remove = `DELETE /user/delete/${signedIn()._id}`;
  const replies = [() => required("Please enter it."), () => ({ success: true, message: "Deleted" })];
  const proofs = [
    () => required("This is not your current password."),
    () => ({ token: "renewed-token-of-the-session" }),
  ];
  const site = await renderSite("/profile", {
    session: signedIn(),
    api: { [remove]: () => replies.shift()?.(), "POST /user/reauthenticate": () => proofs.shift()?.() },
  });
  await site.user.click(form().getByRole("button", { name: "Delete Account" }));
  const question = within(await screen.findByRole("dialog", { name: "Delete your account?" }));
  await site.user.click(question.getByRole("button", { name: "Delete Account" }));

  const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  const password = await dialog.findByLabelText("Current password");
  await site.user.type(password, "Wrong");
  await site.user.click(dialog.getByRole("button", { name: "Confirm" }));
  await dialog.findByText("This is not your current password.");
  await site.user.clear(password);
  await site.user.type(password, "Marigold-7");
  await site.user.click(dialog.getByRole("button", { name: "Confirm" }));

  await waitFor(() => expect(site.sentTo(remove)).toHaveLength(2));
  expect(site.sentTo("POST /user/reauthenticate").map(({ body }) => body)).toEqual([
    { currentPassword: "Wrong" },
    { currentPassword: "Marigold-7" },
  ]);
  await waitFor(() => expect(site.stored().token).toBeNull());
});

it("says that nothing was changed when the question is cancelled", async () => {
  const site = await renderSite("/profile", {
    session: signedIn(),
    api: { "GET /user/export": () => required("Please enter it.") },
  });
  await site.user.click(form().getByRole("button", { name: "Download My Data" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  await site.user.click(await dialog.findByRole("button", { name: "Cancel" }));
  await form().findByText("Nothing was changed, because you did not confirm that it is you.");
});

const PHONE = {
  _id: "1",
  device: "Chrome on Android",
  isCurrent: true,
  createdAt: "2026-11-01T10:00:00.000Z",
  lastUsedAt: "2026-11-01T10:00:00.000Z",
};

it("passes the focus on from a device that is signed out, and from the button for all others", async () => {
  const other = (id: string) => ({ ...PHONE, _id: id, device: `Firefox ${id}`, isCurrent: false });
  let sessions = [PHONE, other("2"), other("3"), other("4")];
  const site = await renderSite("/profile", {
    session: signedIn(),
    api: {
      "GET /user/sessions": () => ({ sessions }),
      "DELETE /user/sessions/2": () => ({ success: true, message: "Signed out there" }),
      "DELETE /user/sessions": () => ({ success: true, message: "Signed out everywhere else" }),
    },
  });
  const devices = within(screen.getByRole("region", { name: "Where you are signed in" }));
  const button = await devices.findByRole("button", { name: /^Sign out.*Firefox 2/ });
  sessions = [PHONE, other("3"), other("4")];
  await site.user.click(button);
  await waitFor(() => expect(devices.queryByText("Firefox 2")).toBeNull());
  expect(document.activeElement?.textContent).toMatch(/^Firefox 3/);
  sessions = [PHONE];
  await site.user.click(devices.getByRole("button", { name: messages.signOutOthers }));
  await waitFor(() => expect(devices.queryByText("Firefox 3")).toBeNull());
  expect(document.activeElement?.textContent).toMatch(/^Chrome on Android/);
});

it("says what could not be loaded, and tries again", async () => {
  expectConsole(/Loading the devices failed/);
  const site = await renderSite("/profile", {
    session: signedIn(),
    api: { "GET /user/sessions": () => refusal(400, "No") },
  });
  const devices = within(screen.getByRole("region", { name: "Where you are signed in" }));
  const again = await devices.findByRole("button", { name: "Try again" });
  site.reply("GET /user/sessions", () => ({ sessions: [PHONE] }));
  await site.user.click(again);
  await devices.findByText("Chrome on Android");
});

it("keeps what is shown when loading it again fails", async () => {
  const hasFailed = expectConsole(/Loading the devices failed/);
  const site = await renderSite("/profile", {
    session: signedIn(),
    api: { "GET /user/sessions": () => ({ sessions: [PHONE] }) },
  });
  const devices = within(screen.getByRole("region", { name: "Where you are signed in" }));
  await devices.findByText("Chrome on Android");
  site.reply("GET /user/sessions", () => refusal(400, "No"));
  window.dispatchEvent(new Event("offline"));
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(hasFailed()).toBe(true));
  expect(devices.queryByText("Chrome on Android")).not.toBeNull();
});
