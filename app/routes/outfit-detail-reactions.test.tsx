import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { outfit } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { main, OUTFIT, openOutfit, openSignedIn } from "#tests/setup/outfit-page.tsx";
import { heldReply, noNetwork, refusal, toasts } from "#tests/setup/render-site.tsx";

describe("liking and disliking the outfit", () => {
  const LIKE = "PUT /outfit/like/outfit-1";
  const like = () => main().getByRole("button", { name: /^Liked? \d/ });
  const dislike = () => main().getByRole("button", { name: /^Disliked? \d/ });
  const MINE = { likes: ["user-asha"], numberOfLikes: 4 };

  it("shows at once, and a double click is one click", async () => {
    const { reply, release } = heldReply(() => outfit(MINE));
    const site = await openSignedIn({}, { [LIKE]: reply });
    await site.user.dblClick(like());
    expect(like().textContent).toMatch(/^Liked4/);
    expect(screen.getByRole("region", { name: "Engagement Statistics" }).textContent).toContain("4");
    release();
    await act(async () => {});
    expect(site.sentTo(LIKE)).toHaveLength(1);
    expect(like().textContent).toMatch(/^Liked4/);
  });

  it("keeps its key when it is repeated after a lost response, and has a new one for another result", async () => {
    expectConsole(/Engaging with the outfit failed/);
    const site = await openSignedIn({}, { [LIKE]: noNetwork });
    const press = async (reply: typeof noNetwork) => {
      site.reply(LIKE, reply);
      await site.user.click(like());
      await act(async () => {});
    };
    await press(noNetwork);
    await press(() => outfit(MINE));
    await waitFor(() => expect(like().textContent).toMatch(/^Liked4/));
    await press(noNetwork);
    const keys = site.sentTo(LIKE).map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toEqual([keys[0], keys[0], expect.stringMatching(/^\S{16,}$/)]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it("replaces the other reaction", async () => {
    const site = await openSignedIn(MINE, { "PUT /outfit/dislike/outfit-1": () => new Promise(() => {}) });
    await site.user.click(dislike());
    expect(dislike().textContent).toMatch(/^Disliked2/);
    expect(like().textContent).toMatch(/^Like3/);
  });

  // covers: states-51
  it("shows what the server returns, whatever was expected", async () => {
    const site = await openSignedIn({}, { [LIKE]: () => outfit({ ...MINE, numberOfLikes: 777 }) });
    await site.user.click(like());
    await waitFor(() => expect(like().textContent).toMatch(/^Liked777/));
  });

  // covers: errors-34
  it.each([
    ["a failing server", () => refusal(503, "Unavailable")],
    ["no network", noNetwork],
  ])("brings the old state back and logs it with %s", async (_what, reply) => {
    const isLogged = expectConsole(/Engaging with the outfit failed/);
    const site = await openSignedIn({}, { [LIKE]: reply });
    await site.user.click(like());
    await waitFor(() => expect(isLogged()).toBe(true));
    await waitFor(() => expect(like().textContent).toMatch(/^Like3/));
    expect(screen.queryAllByRole("alert")).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  it("shows a Like that the server has stored although its response was lost", async () => {
    expectConsole(/Engaging with the outfit failed/);
    const site = await openSignedIn({}, { [LIKE]: noNetwork });
    site.reply(OUTFIT, () => outfit(MINE));
    await site.user.click(like());
    await waitFor(() => expect(site.sentTo(OUTFIT)).toHaveLength(2));
    await waitFor(() => expect(like().textContent).toMatch(/^Liked4/));
  });

  it("sends a Dislike after a Like that is still being sent, and no press twice", async () => {
    const liked = heldReply(() => outfit({ likes: ["user-asha"], numberOfLikes: 4 }));
    const disliked = outfit({ dislikes: ["user-asha"], numberOfDislikes: 2 });
    const site = await openSignedIn(
      {},
      {
        [LIKE]: liked.reply,
        "PUT /outfit/dislike/outfit-1": () => disliked,
      },
    );
    await act(async () => {
      like().click();
      like().click();
      dislike().click();
      dislike().click();
    });
    await waitFor(() => expect(dislike().textContent).toMatch(/^Disliked/));
    expect(dislike().getAttribute("aria-busy")).toBe("true");
    liked.release();
    await waitFor(() => expect(dislike().getAttribute("aria-busy")).toBeNull());
    const presses = site.sent.filter(({ method }) => method === "PUT").map(({ path }) => path.split("/")[2]);
    expect(presses).toEqual(["like", "dislike"]);
    expect(dislike().textContent).toMatch(/^Disliked2/);
    expect(like().textContent).toMatch(/^Like3/);
  });

  it("brings back what the server has when both a Like and the Dislike after it fail", async () => {
    expectConsole(/Engaging with the outfit failed/);
    const liked = heldReply(() => refusal(503, "Unavailable"));
    const disliked = heldReply(() => refusal(503, "Unavailable"));
    await openSignedIn({}, { [LIKE]: liked.reply, "PUT /outfit/dislike/outfit-1": disliked.reply });
    await act(async () => {
      like().click();
      dislike().click();
    });
    liked.release();
    await act(async () => {});
    expect(dislike().textContent).toMatch(/^Disliked2/);
    disliked.release();
    await waitFor(() => expect(dislike().textContent).toMatch(/^Dislike1/));
    expect(like().textContent).toMatch(/^Like3/);
  });

  it("shows what another tab has changed", async () => {
    const site = await openSignedIn();
    site.reply(OUTFIT, () => outfit({ likes: ["user-asha"], numberOfLikes: 9 }));
    const elsewhere = new BroadcastChannel("ensemble");
    elsewhere.postMessage({ about: "outfit", outfitId: "outfit-1" });
    await waitFor(() => expect(like().textContent).toMatch(/^Liked9/));
    elsewhere.close();
  });

  // covers: detail-15, validation-38, roles-07
  it("asks a visitor to sign in, and sends nothing", async () => {
    const site = await openOutfit();
    for (const button of [like(), dislike()]) {
      expect(button.getAttribute("aria-disabled")).toBeNull();
      const before = button.textContent;
      const hint = document.getElementById(button.getAttribute("aria-describedby") ?? "");
      expect(hint?.textContent).toBe("Sign in to like or dislike this outfit.");
      await site.user.click(button);
      expect(button.textContent).toBe(before);
    }
    expect(site.sent.filter(({ method }) => method !== "GET")).toEqual([]);
  });
});
