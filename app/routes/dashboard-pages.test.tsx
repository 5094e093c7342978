import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { createRoutesStub, useLocation, useNavigate } from "react-router";
import { expect, it, vi } from "vitest";
import { Dashboard } from "#app/dashboard/dashboard.tsx";
import { LinksPanel } from "#app/dashboard/links/links-panel.tsx";
import { UsersPanel } from "#app/dashboard/users/users-panel.tsx";
import { getQueryClient } from "#app/lib/query-client.ts";
import { adminTable, outfitSummary } from "#tests/factories/api-results.ts";
import { heldReply } from "#tests/setup/render-site.tsx";

const LINKS = {
  links: [],
  total: 20,
  counts: { unchecked: 0, ok: 0, gone: 0, unreachable: 0, blocked: 0, price: 0, reported: 0 },
};
/** Lists of which only the first page has entries any more. */
const LISTS: Record<string, unknown> = {
  "/outfit/admin/getalloutfits": adminTable([outfitSummary(1, { image: "/media/1/1200.jpg" })]),
  "/link/admin/links": LINKS,
  "/user/admin/users": { users: [], total: 20 },
};
const OTHERS: Record<string, unknown> = {
  "/bespoke/admin/requests": { requests: [], openRequests: 0, hasMore: false },
  "/dashboard/admin/waiting": { requests: 0, links: 0 },
  "/outfit/admin/import": { import: null },
};

/** Renders a section's list as the last of the entries of a history; the page shows its query. */
function openList(
  Panel: ComponentType,
  entries: string[],
  reply = (path: string): unknown => LISTS[path.replace(/\?.*/, "")],
) {
  vi.stubGlobal("fetch", async (url: string) => {
    const path = url.slice(url.indexOf("/", 1));
    return Response.json((await reply(path)) ?? OTHERS[path.replace(/\?.*/, "")]);
  });
  function Page() {
    const { search } = useLocation();
    const navigate = useNavigate();
    return (
      <QueryClientProvider client={getQueryClient()}>
        <p data-testid="search">{search}</p>
        <button type="button" onClick={() => navigate(-1)}>
          Back
        </button>
        <Panel />
      </QueryClientProvider>
    );
  }
  const Site = createRoutesStub([
    { path: "/list", Component: Page },
    { path: "/before", Component: () => <h1>Before</h1> },
  ]);
  render(<Site initialEntries={entries} />);
  return {
    search: () => screen.getByTestId("search").textContent,
    goBack: async () => userEvent.click(await screen.findByRole("button", { name: "Back" })),
  };
}

it.each<[string, ComponentType]>([
  ["outfits", Dashboard],
  ["links", LinksPanel],
  ["users", UsersPanel],
])("%s: a page beyond the last one is replaced, so that Back does not lead to it", async (_name, Panel) => {
  const { search, goBack } = openList(Panel, ["/before", "/list?page=2"]);
  await screen.findByTestId("search");
  await waitFor(() => expect(search()).toBe(""));
  await goBack();
  expect(await screen.findByRole("heading", { name: "Before" })).toBeDefined();
});

it("a page stays while it loads and a shorter list is still shown", async () => {
  const held = heldReply(() => ({ ...LINKS, total: 100 }));
  const { search, goBack } = openList(LinksPanel, ["/list?page=5", "/list?state=gone"], (path) =>
    path.startsWith("/link/")
      ? path.includes("state=gone")
        ? LINKS
        : held.reply({ method: "GET", path, headers: new Headers(), body: undefined })
      : undefined,
  );
  expect(await screen.findByText("20 links")).toBeDefined();
  await goBack();
  await waitFor(() => expect(search()).toBe("?page=5"));
  held.release();
  expect(await screen.findByText("100 links")).toBeDefined();
  expect(screen.getByRole("button", { name: "Page 5", current: "page" })).toBeDefined();
  expect(search()).toBe("?page=5");
});
