import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createRoutesStub, useParams } from "react-router";
import { expect, it, onTestFinished, vi } from "vitest";
import { PageTitle } from "#app/entities/settings/page-meta.tsx";
import { ScreenAnnouncer } from "#app/features/shell/screen-announcer.tsx";
import { Link } from "#app/ui/link.tsx";
import { outfit, trending } from "#tests/factories/api-results.ts";
import { heldReply, renderSite } from "#tests/setup/render-site.tsx";

const announced = () => document.querySelector("p.sr-only[role=status]")?.textContent;

it("an outfit is announced by its own title, not by that of its loading screen", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { reply, release } = heldReply(() => outfit());
  const site = await renderSite("/trending", {
    api: { "GET /outfit/trending": () => trending(1), "GET /outfit/outfit-1": reply },
  });
  const main = within(screen.getByRole("main"));
  await site.user.click((await main.findAllByRole("link", { name: /Wedding/ }))[0] as HTMLElement);
  await main.findByText("Loading outfit details...");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(announced()).toBe("");
  release();
  await waitFor(() => expect(announced()).toBe("Wedding Outfit for Women · Ensemble"));
});

function Look() {
  const { id } = useParams();
  return (
    <>
      <ScreenAnnouncer />
      <Title key={id} />
      <Link to={`/outfit/${Number(id) + 1}`}>Next</Link>
    </>
  );
}

function Title() {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <PageTitle title={isLoading ? "Outfit" : "Wedding Outfit for Women"} isLoading={isLoading} />
      <button type="button" onClick={() => setLoading(false)}>
        Load
      </button>
    </>
  );
}

it("an outfit with the title of the one before is announced too", async () => {
  const Site = createRoutesStub([{ path: "/outfit/:id", Component: Look }]);
  render(<Site initialEntries={["/outfit/1"]} />);
  const user = userEvent.setup();
  for (let look = 2; look < 4; look++) {
    await user.click(screen.getByRole("link", { name: "Next" }));
    expect(announced()).toBe("");
    await user.click(screen.getByRole("button", { name: "Load" }));
    await waitFor(() => expect(announced()).toBe("Wedding Outfit for Women · Ensemble"));
  }
});
