import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RECENT_OUTFITS_KEY } from "#app/entities/session/browsing-data.ts";
import { FIRST_STEPS } from "#contract/shop/first-steps.ts";
import {
  accountState,
  adminTable,
  cart,
  firstSteps,
  outfitSummary,
  signedIn,
  trending,
} from "#tests/factories/api-results.ts";
import { savedBoard } from "#tests/factories/board-results.ts";
import { stylistPage } from "#tests/factories/stylist-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, type Reply, refusal, renderSite } from "#tests/setup/render-site.tsx";

type Site = Awaited<ReturnType<typeof renderSite>>;

/** Presses a button by keyboard, whose focus it has before. */
async function pressByKey({ user }: Site, name: string | RegExp): Promise<void> {
  const button = await screen.findByRole("button", { name });
  button.focus();
  await user.keyboard("{Enter}");
}
const heading = () => screen.getByRole("heading", { level: 1 });
const focused = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()));

describe("a first load that failed is announced, and loading it again keeps the focus", () => {
  it.each([
    ["/cart", "GET /cart", () => cart([]), () => screen.getByRole("region", { name: /in your cart/ })],
    ["/saved", "GET /board", () => ({ boards: [savedBoard({ numberOfOutfits: 1 })] }), heading],
    ["/stylist/asha", "GET /stylist/asha", () => stylistPage(), () => screen.getByRole("main")],
  ] as [string, string, Reply, () => HTMLElement][])("%s", async (path, call, response, place) => {
    expectConsole(/Loading .* failed/);
    const site = await renderSite(path, {
      session: signedIn(),
      api: { [call]: () => refusal(400, "Not today") },
    });
    const alert = await within(screen.getByRole("main")).findByRole("alert");
    expect(alert.textContent).toContain("could not be loaded");
    const { reply, release } = heldReply(response);
    site.reply(call, reply);
    await pressByKey(site, "Try again");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
    release();
    await focused(place);
  });
});

it("the page of a link gives the focus of its button to the heading that says what became of it", async () => {
  const site = await renderSite("/newsletter/confirm?token=good", {
    api: { "POST /newsletter/confirm": () => ({ success: true, message: "Done." }) },
  });
  await pressByKey(site, "Confirm My Address");
  await waitFor(() => expect(heading().textContent).toBe("You're in"));
  await focused(heading);
});

describe("what is removed from the profile", () => {
  const createdAt = "2026-01-01T00:00:00.000Z";

  it("leaves the focus at the heading of passkeys", async () => {
    let passkeys = [{ _id: "p1", name: "Phone", createdAt, lastUsedAt: null }];
    const site = await renderSite("/profile", {
      session: signedIn(),
      api: {
        "GET /user/account": () => accountState({ activity: [], passkeys }),
        "DELETE /user/passkeys/p1": () => {
          passkeys = [];
          return { success: true, message: "Removed." };
        },
      },
    });
    await pressByKey(site, /^Remove.* Phone/);
    const dialog = await screen.findByRole("dialog");
    await site.user.click(within(dialog).getByRole("button", { name: "Remove" }));
    await focused(() => screen.getByRole("heading", { name: "Passkeys" }));
    expect(screen.queryByText("Phone")).toBeNull();
  });

  it("leaves the focus at the heading of linked sign-ins, or of the page after the last one", async () => {
    let identities = ["one", "two"].map((_id) => ({ _id, provider: `${_id}.example`, createdAt }));
    const remove = (id: string) => () => {
      identities = identities.filter(({ _id }) => _id !== id);
      return { success: true, message: "Unlinked." };
    };
    const site = await renderSite("/profile", {
      session: signedIn(),
      api: {
        "GET /user/account": () => accountState({ activity: [], identities }),
        "DELETE /user/identities/one": remove("one"),
        "DELETE /user/identities/two": remove("two"),
      },
    });
    const unlink = async (name: string) => {
      await pressByKey(site, `Unlink ${name}`);
      await site.user.click(await screen.findByRole("button", { name: "Unlink" }));
      await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    };
    await unlink("one.example");
    await focused(() => screen.getByRole("heading", { name: /sign-ins/i, level: 2 }));
    await unlink("two.example");
    await focused(heading);
  });

  it("leaves the focus beside the message after the link was sent again", async () => {
    const site = await renderSite("/profile", {
      session: signedIn(),
      api: {
        "GET /user/account": () => accountState({ activity: [], pendingEmail: "new@people.example" }),
        "POST /user/confirmation": () => ({ success: true, message: "Sent." }),
      },
    });
    await pressByKey(site, "Send the Link Again");
    expect(await screen.findByText("Sent.")).toBeDefined();
    await focused(() => screen.getByRole("region", { name: "New address not confirmed" }));
  });
});

it("clearing the recently viewed looks, which removes their section, gives the focus to the heading", async () => {
  const _id = "00000001-0000-4000-8000-000000000000";
  localStorage.setItem(RECENT_OUTFITS_KEY, JSON.stringify([_id]));
  const site = await renderSite("/", {
    api: {
      "GET /outfit/getoutfits": () => ({ outfits: [outfitSummary(1, { _id })] }),
      "GET /outfit/trending": () => trending(0),
    },
    isNear: () => true,
  });
  await pressByKey(site, /^Clear/);
  await focused(heading);
});

describe("in the dashboard", () => {
  const row = { ...outfitSummary(1, { image: "/media/1/1200.jpg", category: "Party" }), isActive: false };
  const API: Record<string, Reply> = {
    "GET /outfit/admin/getalloutfits": () => adminTable([{ ...row, publishAt: null }]),
    "GET /bespoke/admin/requests": () => ({ requests: [], openRequests: 0, hasMore: false }),
    "GET /outfit/admin/import": () => ({ import: null }),
  };
  const openDashboard = async (api: Record<string, Reply> = {}) => {
    const session = signedIn({ isUserAdmin: true });
    const site = await renderSite("/dashboard", { session, api: { ...API, ...api } });
    await screen.findByText(/^Showing 1/);
    return site;
  };

  it("deleting all that is selected, or clearing the selection, gives the focus to the heading", async () => {
    const site = await openDashboard({ "POST /outfit/admin/bulk": () => ({ changed: 1, failed: [] }) });
    const select = () => site.user.click(screen.getByRole("checkbox", { name: "Select this page" }));
    await select();
    await pressByKey(site, "Clear");
    await focused(heading);
    await select();
    await site.user.click(screen.getByRole("button", { name: "Change" }));
    await site.user.click(await screen.findByRole("menuitem", { name: "Delete…" }));
    await site.user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await focused(heading);
  });

  it("hiding the first steps gives the focus to the heading", async () => {
    const steps = (isShown: boolean) => firstSteps({ isShown, done: [...FIRST_STEPS] });
    const site = await openDashboard({
      "GET /dashboard/admin/first-steps": () => steps(true),
      "PUT /dashboard/admin/first-steps": () => steps(false),
    });
    await pressByKey(site, "Done, hide this list");
    await waitFor(() => expect(screen.queryByRole("region", { name: "First steps" })).toBeNull());
    await focused(heading);
  });
});
