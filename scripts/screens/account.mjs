// @ts-nocheck
import { hold, openDialog, replyWith } from "./screen.mjs";

const heading = (page, text) => page.getByRole("heading", { level: 1, name: text }).waitFor();
const press = (page, name) => page.getByRole("main").getByRole("button", { name }).click();
const unreachable = (page, pattern) => page.route(pattern, (route) => route.abort());
const failLink = (page, pattern, code) =>
  replyWith(page, pattern, { success: false, message: "This link has been used already.", code }, 400);
const succeed = (page, pattern) => replyWith(page, pattern, { success: true, message: "Done." });

async function sendAddress(page) {
  await page.getByRole("main").getByLabel("E-mail").fill("annapurna.venkatalakshmi@people.example");
  await press(page, "Send the Link");
}
async function sendPassword(page) {
  await page.getByLabel("New password", { exact: true }).fill("Jasmine-88");
  await press(page, "Set New Password");
}

const CONFIRM = "**/backend/auth/confirm";
const FORGOT = "**/backend/auth/forgot";
const RESET = "**/backend/auth/reset";
const UNDO = "**/backend/auth/undo-email";
const ACCOUNT_STATE = "**/backend/user/account";
const DEVICES = "**/backend/user/sessions";

const TIME = "2026-11-20T12:34:00.000Z";
const LONG_NAME = "Annapurna's security key on the ring with the keys of the shop in Bandra";
const KINDS = [
  ...["signed-in", "signed-in-on-new-device", "sign-in-failed", "signed-out-elsewhere"],
  ...["password-reset-requested", "password-changed", "email-changed", "email-change-undone"],
  ...["email-change-asked", "email-change-cancelled", "identity-linked", "identity-unlinked"],
  ...["passkey-added", "passkey-removed"],
];
const BUSY_ACCOUNT = {
  emailConfirmed: true,
  pendingEmail: "asha.annapurna.venkataraman@a-rather-long-name-of-a-host.example",
  hasPassword: true,
  alerts: { priceDrops: false },
  newsletter: { subscribed: false },
  identities: ["accounts.google.com", "identity.a-rather-long-name-of-a-host.example"].map(
    (provider, index) => ({ _id: String(index), provider, createdAt: TIME }),
  ),
  passkeys: ["My phone", LONG_NAME, "W".repeat(60)].map((name, index) => ({
    ...{ _id: String(index), name, createdAt: TIME, lastUsedAt: index ? TIME : null },
  })),
  activity: Array.from({ length: 20 }, (_, index) => ({
    ...{
      _id: String(index),
      kind: KINDS[index % KINDS.length],
      device: "Chrome on Android",
      createdAt: TIME,
    },
  })),
};
const TWELVE_DEVICES = {
  sessions: Array.from({ length: 12 }, (_, index) => ({
    _id: String(index),
    device: ["Chrome on Android", "Safari on iOS", "Samsung Browser on Android", "Unknown device"][index % 4],
    createdAt: TIME,
    lastUsedAt: TIME,
    isCurrent: index === 0,
  })),
};
const passwordRequired = {
  success: false,
  message: "Please enter your current password to make this change.",
  code: "CURRENT_PASSWORD_REQUIRED",
};

async function changeAddress(page) {
  await page.getByRole("main").getByLabel("E-mail").fill("asha@saris.example");
  await press(page, "Update Profile");
  await page.getByLabel("Current password").waitFor();
}

/** The links in account e-mails, and the parts of the profile. @type {import("./screen.mjs").Screen[]} */
export const ACCOUNT = [
  { name: "forgot-password", path: "/forgot-password" },
  {
    name: "forgot-password-sent",
    path: "/forgot-password",
    before: (page) => succeed(page, FORGOT),
    steps: async (page) => {
      await sendAddress(page);
      await heading(page, "Check your inbox");
    },
  },
  {
    name: "forgot-password-failed",
    path: "/forgot-password",
    before: (page) => unreachable(page, FORGOT),
    steps: async (page) => {
      await sendAddress(page);
      await page.getByRole("main").getByRole("alert").waitFor();
    },
  },
  {
    name: "reset-password",
    path: "/reset-password?token=good",
    steps: (page) => page.getByLabel("New password", { exact: true }).fill("Jasmine-88"),
  },
  {
    name: "reset-password-done",
    path: "/reset-password?token=good",
    before: (page) => succeed(page, RESET),
    steps: async (page) => {
      await sendPassword(page);
      await heading(page, "You're all set");
    },
  },
  {
    name: "reset-password-used",
    path: "/reset-password?token=used",
    before: (page) => failLink(page, RESET, "LINK_USED"),
    steps: async (page) => {
      await sendPassword(page);
      await heading(page, "That link was used already");
    },
  },
  {
    name: "reset-password-expired",
    path: "/reset-password?token=old",
    before: (page) => failLink(page, RESET, "LINK_EXPIRED"),
    steps: async (page) => {
      await sendPassword(page);
      await heading(page, "That link has expired");
    },
  },
  { name: "reset-password-no-token", path: "/reset-password" },
  {
    name: "confirm-email-waiting",
    path: "/confirm-email?token=good",
    waiting: true,
    before: (page) => hold(page, CONFIRM),
    steps: (page) => press(page, "Confirm My Address"),
  },
  { name: "confirm-email-asking", path: "/confirm-email?token=good" },
  {
    name: "confirm-email",
    path: "/confirm-email?token=good",
    before: (page) => succeed(page, CONFIRM),
    steps: (page) => press(page, "Confirm My Address"),
  },
  {
    name: "confirm-email-used",
    path: "/confirm-email?token=used",
    before: (page) => failLink(page, CONFIRM, "LINK_USED"),
    steps: (page) => press(page, "Confirm My Address"),
  },
  {
    name: "confirm-email-unreachable",
    path: "/confirm-email?token=good",
    before: (page) => unreachable(page, CONFIRM),
    steps: (page) => press(page, "Confirm My Address"),
  },
  { name: "confirm-email-no-token", path: "/confirm-email" },
  { name: "undo-email", path: "/undo-email?token=good" },
  {
    name: "undo-email-done",
    path: "/undo-email?token=good",
    before: (page) => succeed(page, UNDO),
    steps: async (page) => {
      await press(page, "Undo the Change");
      await heading(page, "You're back in charge");
    },
  },
  {
    name: "undo-email-unreachable",
    path: "/undo-email?token=good",
    before: (page) => unreachable(page, UNDO),
    steps: async (page) => {
      await press(page, "Undo the Change");
      await page.getByRole("button", { name: "Try Again" }).waitFor();
    },
  },
  {
    name: "newsletter-confirm-unreachable",
    path: "/newsletter/confirm?token=good",
    before: (page) => unreachable(page, "**/backend/newsletter/confirm"),
    steps: (page) => press(page, "Confirm My Address"),
  },
  { name: "sent-email-confirmed", path: "/sent/email-confirmed" },
  { name: "sent-email-restored", path: "/sent/email-restored" },
  { name: "sent-address-taken", path: "/sent/address-taken" },
  { name: "sent-account-link-used", path: "/sent/account-link-used" },
  ...[
    {
      name: "profile-busy",
      before: async (page) => {
        await replyWith(page, ACCOUNT_STATE, BUSY_ACCOUNT);
        await replyWith(page, DEVICES, TWELVE_DEVICES);
      },
    },
    {
      name: "profile-confirmation-sent",
      before: (page) =>
        replyWith(page, "**/backend/user/confirmation", {
          success: true,
          message: "We have sent you an e-mail: please open the link in it.",
        }),
      steps: async (page) => {
        await press(page, "Send the Link Again");
        await page.getByText("We have sent you an e-mail").waitFor();
      },
    },
    {
      name: "profile-loading",
      waiting: true,
      before: async (page) => {
        await hold(page, ACCOUNT_STATE);
        await hold(page, DEVICES);
      },
    },
    {
      name: "profile-parts-failed",
      before: async (page) => {
        await replyWith(page, ACCOUNT_STATE, { message: "No" }, 400);
        await replyWith(page, DEVICES, { message: "No" }, 400);
      },
    },
    {
      name: "profile-new-passkey",
      overlay: true,
      before: async (page) => {
        await replyWith(page, ACCOUNT_STATE, BUSY_ACCOUNT);
        await replyWith(page, "**/backend/user/passkeys/options", passwordRequired, 403);
      },
      steps: async (page) => {
        await press(page, "Add a Passkey");
        await press(page, "Create Passkey");
        await page.getByLabel("Current password").waitFor();
      },
    },
    {
      name: "profile-rename-passkey",
      before: (page) => replyWith(page, ACCOUNT_STATE, BUSY_ACCOUNT),
      steps: (page) => press(page, `Rename ${LONG_NAME}`),
    },
    {
      name: "profile-password-dialog",
      overlay: true,
      before: (page) => replyWith(page, "**/backend/user/update/*", passwordRequired, 403),
      steps: changeAddress,
    },
    {
      name: "profile-password-dialog-wrong",
      overlay: true,
      before: (page) =>
        replyWith(
          page,
          "**/backend/user/update/*",
          { ...passwordRequired, message: "This is not your current password." },
          403,
        ),
      steps: async (page) => {
        await changeAddress(page);
        await page.getByLabel("Current password").fill("Hibiscus-3");
        await page.getByRole("button", { name: "Confirm" }).click();
        await page.getByText("This is not your current password.").waitFor();
      },
    },
    {
      name: "profile-password-dialog-no-password",
      overlay: true,
      before: async (page) => {
        await replyWith(page, ACCOUNT_STATE, { ...BUSY_ACCOUNT, hasPassword: false });
        await replyWith(page, "**/backend/user/update/*", passwordRequired, 403);
      },
      steps: async (page) => {
        await page.getByRole("main").getByLabel("E-mail").fill("asha@saris.example");
        await press(page, "Update Profile");
        await page.getByRole("dialog").waitFor();
      },
    },
    {
      name: "profile-data-saved",
      steps: async (page) => {
        await press(page, "Download My Data");
        await page.getByText("Your file is saved.").waitFor();
      },
    },
    { name: "profile-delete", overlay: true, steps: (page) => openDialog(page, "Delete Account") },
  ].map((screen) => ({ path: "/profile", as: "shopper", ...screen })),
];
