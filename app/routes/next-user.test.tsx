import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { beginSession, endSession } from "#app/entities/session/session-store.ts";
import { getQueryClient } from "#app/lib/query-client.ts";
import { showToast } from "#app/ui/toast.tsx";
import { cart, cartEntry, outfit, signedIn, user } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { openSignedIn } from "#tests/setup/outfit-page.tsx";
import { heldReply, type Reply, renderSite, toasts } from "#tests/setup/render-site.tsx";

/** Two people use one browser: a call that one has made is neither sent nor told as the other. */

const NEXT = signedIn({ _id: "user-meera", username: "meera", token: "token-of-meera" });
const LIKE = "PUT /outfit/like/outfit-1";

/** The next person signs in; without a sign-out before, they have done so in another tab. */
const signInNext = (isSignOutFirst: boolean) =>
  act(async () => {
    if (isSignOutFirst) endSession();
    beginSession(NEXT);
  });

/** Shows a toast after those of the calls that have ended: each is rendered some time after its call. */
async function expectNoOtherToast() {
  await waitFor(() => expect(getQueryClient().isMutating()).toBe(0));
  await act(() => showToast("info", "The last one"));
  await screen.findByText("The last one");
  expect(toasts()).toEqual([{ kind: "info", text: "The last one" }]);
}

it.each([true, false])("sends no queued call as the next person (sign-out before: %s)", async (isFirst) => {
  const hasFailed = expectConsole(/Engaging with the outfit failed: .*signed out/);
  const liked = heldReply(() => outfit());
  const site = await openSignedIn({}, { [LIKE]: liked.reply });
  await site.user.click(screen.getByRole("button", { name: /^Liked? \d/ }));
  await site.user.type(screen.getByPlaceholderText(/^Share your thoughts/), "So lovely");
  await site.user.click(screen.getByRole("button", { name: "Post Comment" }));
  await signInNext(isFirst);
  liked.release();
  await waitFor(() => expect(hasFailed()).toBe(true));
  expect(site.sentTo("POST /outfit/comment/outfit-1")).toEqual([]);
  await expectNoOtherToast();
});

it("changes no cart of the next person by a queued call", async () => {
  const hasFailed = expectConsole(/Changing the cart failed: .*signed out/);
  const first = heldReply(() => cart([cartEntry(1), cartEntry(2)]));
  const site = await renderSite("/cart", {
    session: signedIn(),
    api: {
      "GET /cart": () => cart([cartEntry(1), cartEntry(2)]),
      "PUT /cart/outfit/entry-1/quantity": first.reply,
    },
  });
  const increase = await screen.findAllByRole("button", { name: /^Increase/ });
  for (const button of increase.slice(0, 2)) await site.user.click(button);
  await signInNext(false);
  first.release();
  await waitFor(() => expect(hasFailed()).toBe(true));
  expect(site.sentTo("PUT /cart/outfit/entry-2/quantity")).toEqual([]);
  await expectNoOtherToast();
});

it.each([true, false])(
  "stores neither token nor user of a profile that is saved late, and ends its session (sign-out before: %s)",
  async (isFirst) => {
    const saved = heldReply(() => ({ ...user(), token: "renewed-token-of-asha" }));
    const api = {
      "PUT /user/update/user-asha": saved.reply,
      "POST /auth/signout": () => ({ success: true }),
    };
    const site = await renderSite("/profile", { session: signedIn(), api });
    await site.user.type(screen.getByLabelText("New password"), "Jasmine-88");
    await site.user.click(screen.getByRole("button", { name: "Update Profile" }));
    await waitFor(() => expect(site.sentTo("PUT /user/update/user-asha")).toHaveLength(1));
    await signInNext(isFirst);
    saved.release();
    await waitFor(() => expect(site.sentTo("POST /auth/signout")).toHaveLength(1));
    const [ended] = site.sentTo("POST /auth/signout");
    expect(ended?.headers.get("authorization")).toBe("Bearer renewed-token-of-asha");
    const { token, root } = site.stored();
    expect(token).toBe(NEXT.token);
    expect(root.state).toMatchObject({ currentUser: { _id: NEXT._id }, error: null, loading: false });
  },
);

it.each<[string, Reply]>([
  ["added", () => ({ success: true, message: "", outfitName: "Wedding Outfit", cart: cart([cartEntry(1)]) })],
  ["refused", () => Response.json({ success: false, message: "Full" }, { status: 409 })],
])("tells the next person of no outfit that was %s", async (what, result) => {
  if (what === "refused") expectConsole(/Adding to the cart failed/);
  const added = heldReply(result);
  const site = await openSignedIn({}, { "POST /cart/add-outfit": added.reply });
  await site.user.click(await screen.findByRole("button", { name: "Add Complete Outfit to Cart" }));
  await site.user.click(screen.getByRole("button", { name: /^Add to/ }));
  await waitFor(() => expect(site.sentTo("POST /cart/add-outfit")).toHaveLength(1));
  await signInNext(true);
  added.release();
  await expectNoOtherToast();
});
