import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { SETTING_LABELS } from "#contract/shop/setting-labels.ts";
import { comment, outfit, shopSettings, signedIn, trending } from "#tests/factories/api-results.ts";
import { tolerateConsole } from "#tests/setup/console-watch.ts";
import { heldReply, refusal, renderSite, type SentCall } from "#tests/setup/render-site.tsx";

type Site = Awaited<ReturnType<typeof renderSite>>;
type Fill = (site: Site) => Promise<void>;

const main = () => within(screen.getByRole("main"));
/** What a dialog shows, which is outside the main content, or else the main content. */
const open = () => {
  const dialog = screen.queryByRole("dialog");
  return dialog ? within(dialog) : main();
};

const typeInto =
  (texts: Record<string, string>): Fill =>
  async ({ user }) => {
    for (const [label, text] of Object.entries(texts)) {
      await user.clear(await open().findByLabelText(label));
      await user.type(open().getByLabelText(label), text);
    }
  };

const press =
  (button: string): Fill =>
  async ({ user }) =>
    user.click(await main().findByRole("button", { name: button }));

/** A form or button of the site: where it is, how it is filled, its button, its call. */
const FORMS: [what: string, path: string, isSignedIn: boolean, fill: Fill, button: string, call: string][] = [
  [
    "sign-in",
    "/sign-in",
    false,
    typeInto({ Email: "a@people.example", Password: "x" }),
    "Sign In",
    "POST /auth/signin",
  ],
  [
    "sign-up",
    "/sign-up",
    false,
    typeInto({ Username: "asha", Email: "a@people.example", Password: "x" }),
    "Create Account",
    "POST /auth/signup",
  ],
  [
    "the profile",
    "/profile",
    true,
    typeInto({ "Full name": "Asha Iyer" }),
    "Update Profile",
    "PUT /user/update/user-asha",
  ],
  [
    "a comment",
    "/outfit/outfit-1",
    true,
    typeInto({ "Your comment": "Lovely" }),
    "Post Comment",
    "POST /outfit/comment/outfit-1",
  ],
  [
    "a reply",
    "/outfit/outfit-1",
    true,
    async (site) => {
      await press("Reply")(site);
      await typeInto({ "Your reply": "Thank you" })(site);
    },
    "Post Reply",
    "POST /outfit/reply/outfit-1/comment-1",
  ],
  [
    "a report",
    "/outfit/outfit-1",
    true,
    async (site) => {
      await press("Report comment by meera")(site);
      await screen.findByRole("dialog");
    },
    "Send report",
    "POST /outfit/report/outfit-1/comment-1",
  ],
  [
    "the newsletter",
    "/",
    false,
    typeInto({ Email: "a@people.example" }),
    "Join Community",
    "POST /newsletter",
  ],
  [
    "a setting of the shop",
    "/dashboard/settings/word-list",
    true,
    typeInto({ "Words and phrases": "spam" }),
    `Save: ${SETTING_LABELS.wordList}`,
    "PUT /settings/admin",
  ],
  ["the personal data", "/profile", true, async () => {}, "Download My Data", "GET /user/export"],
  ["signing out", "/profile", true, async () => {}, "Sign Out", "POST /user/signout"],
];

async function openForm([_what, path, isSignedIn, fill, button, call]: (typeof FORMS)[number]) {
  const { reply, release } = heldReply(() => refusal(503, "Please try again later."));
  const site = await renderSite(path, {
    ...(isSignedIn ? { session: signedIn({ isUserAdmin: path.startsWith("/dashboard") }) } : {}),
    api: {
      "GET /outfit/outfit-1": () => outfit({ numberOfComments: 1, comments: [comment(1)] }),
      "GET /outfit/trending": () => trending(0),
      "GET /settings/admin": () => shopSettings(),
      [call]: reply,
    },
  });
  await fill(site);
  return { site, release, element: await open().findByRole<HTMLButtonElement>("button", { name: button }) };
}

it.each(FORMS)("of %s keeps the focus while it is busy and after a failure", async (...form) => {
  tolerateConsole(/failed/i);
  const { site, release, element } = await openForm(form);
  element.focus();
  await site.user.keyboard("{Enter}");
  await waitFor(() => expect(element.getAttribute("aria-busy")).toBe("true"));
  expect(element.disabled).toBe(false);
  expect(document.activeElement).toBe(element);
  await site.user.keyboard("{Enter}");
  release();
  await waitFor(() => expect(element.getAttribute("aria-busy")).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
  expect(site.sentTo(form[5])).toHaveLength(1);
});

it.each(FORMS)("of %s sends one call for two clicks before the next render", async (...form) => {
  tolerateConsole(/failed/i);
  const { site, release, element } = await openForm(form);
  await act(async () => {
    element.click();
    element.click();
  });
  const calls = () => site.sentTo(form[5]).map(({ method }: SentCall) => method);
  await waitFor(() => expect(calls()).toHaveLength(1));
  release();
  await waitFor(() => expect(element.getAttribute("aria-busy")).toBeNull());
  expect(calls()).toHaveLength(1);
});
