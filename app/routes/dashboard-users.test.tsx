import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { AdminUser, AdminUserList } from "#contract/account/admin-users.ts";
import { signedIn, user as userResult } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, refusal, renderSite, toasts } from "#tests/setup/render-site.tsx";

const LIST = "GET /user/admin/users";

function person(name: string, changes: Partial<AdminUser> = {}): AdminUser {
  return {
    ...userResult({ _id: `user-${name}`, username: name, fullName: "", email: `${name}@people.example` }),
    ...{ createdAt: "2026-03-01T09:30:00.000Z", isBlocked: false, blockedReason: null, emailConfirmed: true },
    ...changes,
  };
}
const list = (users: AdminUser[], total = users.length): AdminUserList => ({ users, total });
const open = (path: string, users: AdminUser[], api = {}) =>
  renderSite(path, {
    session: signedIn({ isUserAdmin: true, username: "boss" }),
    api: { [LIST]: () => list(users), ...api },
  });
const cards = async () =>
  within(await screen.findByRole("list", { name: "Users" })).findAllByRole("listitem");

// covers: users-05
it("shows the people of the filters in the URL, and who is blocked and why", async () => {
  const site = await open("/dashboard/users?role=user&page=2", [
    person("mira", { fullName: "Mira Rao", emailConfirmed: false }),
    person("ravi", { isBlocked: true, blockedReason: "Spam in comments" }),
    person("boss", { _id: "user-asha", isUserAdmin: true }),
  ]);
  const [mira, ravi, boss] = await cards();
  expect(site.sentTo(LIST)[0]?.path).toBe(
    "/user/admin/users?searchTerm=&role=user&status=&startIndex=20&limit=20",
  );
  for (const text of ["Mira Rao", "mira@people.example", "not confirmed", "Shopper", "Since Mar 1, 2026"])
    expect(mira?.textContent).toContain(text);
  expect(ravi?.textContent).toContain("Blocked: Spam in comments");
  expect(ravi?.textContent).not.toContain("Make administrator");
  expect(boss?.textContent).toContain("You");
  expect(within(boss as HTMLElement).queryByRole("button")).toBeNull();

  await site.user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "blocked");
  await site.user.type(screen.getByRole("searchbox"), "ravi");
  await waitFor(() =>
    expect(site.sentTo(LIST).at(-1)?.path).toBe(
      "/user/admin/users?searchTerm=ravi&role=user&status=blocked&startIndex=0&limit=20",
    ),
  );
});

it("says what is loaded and which page is shown, from whose top it is read", async () => {
  const first = heldReply(() => list([person("mira"), person("ravi")], 45));
  const site = await open("/dashboard/users", [], { [LIST]: first.reply });
  const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(statuses()).toContain("Loading…");
  first.release();
  expect(await screen.findByText("Showing 1 to 2 of 45 users")).toBeDefined();

  const second = heldReply(() => list([person("zoya")], 45));
  site.reply(LIST, second.reply);
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, -900, 300, 900));
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue();
  await site.user.click(screen.getByRole("button", { name: "Next" }));
  expect(await screen.findByText("Loading users…")).toBeDefined();
  expect(scrolled).toHaveBeenCalledOnce();
  second.release();
  expect(await screen.findByText("Showing 21 to 21 of 45 users")).toBeDefined();
});

// covers: users-05
it("blocks a person with a reason, and unblocks one", async () => {
  const block = "PUT /user/admin/user-asha2/block";
  const unblock = "PUT /user/admin/user-ravi/block";
  const site = await open(
    "/dashboard/users",
    [person("asha2"), person("ravi", { isBlocked: true, blockedReason: null })],
    { [block]: () => person("asha2"), [unblock]: () => person("ravi") },
  );
  await cards();
  await site.user.click(screen.getByRole("button", { name: "Block asha2" }));
  const dialog = await screen.findByRole("dialog", { name: "Block asha2?" });
  await site.user.type(within(dialog).getByRole("textbox"), " Spam ");
  await site.user.click(within(dialog).getByRole("button", { name: "Block" }));
  await waitFor(() => expect(site.sentTo(block)[0]?.body).toEqual({ blocked: true, reason: "Spam" }));
  await waitFor(() => expect(toasts().map(({ text }) => text)).toContain("asha2 is blocked"));
  expect(site.sentTo(LIST).length).toBeGreaterThan(1);

  await site.user.click(screen.getByRole("button", { name: "Unblock ravi" }));
  const second = await screen.findByRole("dialog", { name: "Unblock ravi?" });
  await site.user.click(within(second).getByRole("button", { name: "Unblock" }));
  await waitFor(() => expect(site.sentTo(unblock)[0]?.body).toEqual({ blocked: false }));
});

// covers: users-05
it("makes a user an administrator, and says what the shop refuses", async () => {
  const role = "PUT /user/admin/user-mira/role";
  const site = await open("/dashboard/users", [person("mira")], {
    [role]: () => refusal(409, "This account is blocked: unblock it first."),
  });
  await cards();
  await site.user.click(screen.getByRole("button", { name: "Make administrator: mira" }));
  const dialog = await screen.findByRole("dialog", { name: "Make mira an administrator?" });
  await site.user.click(within(dialog).getByRole("button", { name: "Make administrator" }));
  expect((await within(dialog).findByRole("alert")).textContent).toBe(
    "This account is blocked: unblock it first.",
  );
  site.reply(role, () => person("mira", { isUserAdmin: true }));
  await site.user.click(within(dialog).getByRole("button", { name: "Make administrator" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(site.sentTo(role).map(({ body }) => body)).toEqual([{ isUserAdmin: true }, { isUserAdmin: true }]);
});

// covers: users-05
it("asks who changes a role in an older session, and goes on with the change", async () => {
  const role = "PUT /user/admin/user-mira/role";
  const replies = [
    () => refusal(403, "Please enter it.", "CURRENT_PASSWORD_REQUIRED"),
    () => person("mira", { isUserAdmin: true }),
  ];
  const site = await open("/dashboard/users", [person("mira")], {
    [role]: () => replies.shift()?.(),
    "POST /user/reauthenticate": () => ({ token: "renewed-token-of-the-session" }),
  });
  await cards();
  await site.user.click(screen.getByRole("button", { name: "Make administrator: mira" }));
  const dialog = await screen.findByRole("dialog", { name: "Make mira an administrator?" });
  await site.user.click(within(dialog).getByRole("button", { name: "Make administrator" }));
  const question = within(await screen.findByRole("dialog", { name: "Is it you?" }));
  await site.user.type(await question.findByLabelText("Current password"), "Marigold-7");
  await site.user.click(question.getByRole("button", { name: "Confirm" }));

  await waitFor(() => expect(site.sentTo(role)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("shows the passkey code that was made for another administrator", async () => {
  const site = await open("/dashboard/users", [person("ravi", { isUserAdmin: true })], {
    "POST /user/admin/user-ravi/passkey-code": () => ({ code: "7K2M-9QXA-0B3C-ZZ41" }),
  });
  await cards();
  await site.user.click(screen.getByRole("button", { name: "Passkey code for ravi" }));
  await site.user.click(await screen.findByRole("button", { name: "Make code" }));
  await screen.findByText("7K2M-9QXA-0B3C-ZZ41");
});

it("says when there are none, and asks again when the list did not arrive", async () => {
  expectConsole(/The users could not be loaded/);
  const site = await open("/dashboard/users?status=blocked", [], { [LIST]: () => refusal(403, "No.") });
  expect(await screen.findByRole("heading", { name: "The users could not be loaded" })).toBeDefined();
  site.reply(LIST, () => list([]));
  await site.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "No users found" })).toBeDefined();
});
