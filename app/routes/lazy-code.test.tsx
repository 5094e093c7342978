import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { PageStatus } from "#app/ui/page-status.tsx";

interface PanelProps {
  open: boolean;
  onClose: () => void;
}

const Panel = ({ open }: PanelProps) => open && <p>The panel</p>;

it("an overlay whose code cannot be fetched leaves the page, says so, and opens on the next press", async () => {
  let isCut = true;
  const Overlay = lazyPart<PanelProps>(
    async () => {
      if (isCut) throw new TypeError("Failed to fetch");
      return Panel;
    },
    { when: "open" },
  );
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <h1>The page</h1>
        <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
          Open
        </button>
        <Overlay open={open} onClose={() => setOpen(false)} />
        <PageStatus />
      </>
    );
  }
  const Site = createRoutesStub([{ path: "/", Component: Page }]);
  render(<Site />);
  const user = userEvent.setup();
  const button = await screen.findByRole("button", { name: "Open" });

  await user.click(button);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "could not be loaded. Check your connection",
  );
  expect(screen.getByRole("heading", { name: "The page" })).toBeDefined();
  expect(button.getAttribute("aria-expanded")).toBe("false");

  isCut = false;
  await user.click(button);
  expect(await screen.findByText("The panel")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});
