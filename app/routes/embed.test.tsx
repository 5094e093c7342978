import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { signedIn } from "#tests/factories/api-results.ts";
import { boardPage } from "#tests/factories/board-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { main, openOutfit } from "#tests/setup/outfit-page.tsx";
import { renderSite } from "#tests/setup/render-site.tsx";

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

it("the code of an outfit is shown, and copied by keys", async () => {
  const { user } = await openOutfit();
  screen.getByRole("button", { name: "Embed" }).focus();
  await user.keyboard("{Enter}");
  const shown = await dialog("Embed this look");
  const code = shown.getByRole<HTMLTextAreaElement>("textbox", { name: "Code" });

  expect(code.readOnly).toBe(true);
  expect(code.value).toMatch(
    /^<iframe src="http.*\/embed\/outfit\/outfit-1" title="Wedding outfit for women/,
  );
  expect(code.value).toContain('loading="lazy"');
  shown.getByRole("button", { name: "Copy" }).focus();
  await user.keyboard("{Enter}");
  expect(await shown.findByText("The code is copied")).toBe(shown.getByRole("status"));
  expect(await navigator.clipboard.readText()).toBe(code.value);
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(main().getByRole("button", { name: "Embed" }));
});

it("a code that cannot be copied is selected", async () => {
  expectConsole(/Copying the code of an embed failed/);
  const { user } = await openOutfit();
  await user.click(screen.getByRole("button", { name: "Embed" }));
  const shown = await dialog("Embed this look");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
  await user.click(shown.getByRole("button", { name: "Copy" }));

  expect(await shown.findByText(/The code could not be copied/)).toBeDefined();
  const code = shown.getByRole<HTMLTextAreaElement>("textbox", { name: "Code" });
  expect(document.activeElement).toBe(code);
  expect(code.selectionEnd).toBe(code.value.length);
});

it.each([true, false])(
  "a board that is public (%s) can be embedded, a private one cannot",
  async (isPublic) => {
    const page = boardPage([], { isPublic });
    const { user } = await renderSite("/board/board-1", {
      session: signedIn(),
      api: { "GET /board/board-1": () => page },
    });
    await main().findByRole("heading", { level: 1, name: page.board.name });
    const discovery = () => document.querySelector('link[type="application/json+oembed"]');
    if (!isPublic) {
      expect(main().queryByRole("button", { name: "Embed" })).toBeNull();
      expect(discovery()).toBeNull();
      return;
    }
    expect(discovery()?.getAttribute("href")).toContain("/oembed?url=");
    await user.click(main().getByRole("button", { name: "Embed" }));
    const shown = await dialog("Embed this board");
    expect(shown.getByRole<HTMLTextAreaElement>("textbox").value).toContain("/embed/board/board-1");
  },
);
