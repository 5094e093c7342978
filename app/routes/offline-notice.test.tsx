import { onlineManager } from "@tanstack/react-query";
import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
// Loaded when the browser is idle; here beforehand, because the clock of these tests does not wait for it.
import "#app/features/shell/idle-parts.tsx";
import { trending } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { noNetwork, renderSite } from "#tests/setup/render-site.tsx";

const NOTICE = "You are offline. What you have already seen still opens.";
const TRENDING = "GET /outfit/trending?limit=10";
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** The browser is idle, and then the code of the notice is there. */
const passUntilIdle = async () => {
  await pass(5_000);
  await pass(100);
};

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => {
    dispatchEvent(new Event(isOnline ? "online" : "offline"));
    // It may follow the window of another test file of this process.
    onlineManager.setOnline(isOnline);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    connect(true);
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

it("is there as long as there is no network, and what failed meanwhile is fetched afterwards", async () => {
  expectConsole(/Fetching the trending outfits failed/);
  connect(false);
  const site = await renderSite("/trending", { api: { [TRENDING]: noNetwork } });
  await passUntilIdle();
  expect(screen.getByText(NOTICE).getAttribute("role")).toBe("status");
  expect(site.sentTo("GET /outfit/trending")).toHaveLength(1);
  const failure = screen.getByRole("heading", { name: "You are offline" });
  expect(
    within(failure.parentElement as HTMLElement).getByRole("button", { name: "Try again" }),
  ).toBeDefined();
  expect(screen.queryByText("No trending outfits yet")).toBeNull();

  site.reply(TRENDING, () => trending(10));
  connect(true);
  await pass(1_000);
  expect(screen.queryByText(NOTICE)).toBeNull();
  expect(within(screen.getByRole("main")).getAllByRole("article")).toHaveLength(10);
});

it("appears when the network is lost", async () => {
  await renderSite("/trending", { api: { [TRENDING]: () => trending(10) } });
  await passUntilIdle();
  expect(screen.queryByText(NOTICE)).toBeNull();
  connect(false);
  expect(screen.getByText(NOTICE)).toBeDefined();
});
