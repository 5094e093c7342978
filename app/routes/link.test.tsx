import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, useLocation } from "react-router";
import { expect, it, vi } from "vitest";
import { Link } from "#app/ui/link.tsx";

function Page() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <p>
        At {pathname}
        {search}
        {hash}
      </p>
      <Link to="/next?page=2">Next</Link>
      <Link to="#newsletter">Below</Link>
      <Link to="/next" onClick={(event) => event.preventDefault()}>
        Stays
      </Link>
      <Link to="/next" target="_blank">
        New tab
      </Link>
      <Link to="https://shop.example/look">Another site</Link>
    </>
  );
}

it("is followed by the router, unless the browser or its own handler has to do it", async () => {
  const leaves = vi.fn((event: Event) => event.preventDefault());
  const Site = createRoutesStub([{ path: "/*", Component: Page }]);
  render(<Site />);
  const user = userEvent.setup();
  const link = (name: string) => screen.getByRole("link", { name });
  expect(link("Another site").getAttribute("href")).toBe("https://shop.example/look");
  expect(link("New tab").getAttribute("href")).toBe("/next");

  await user.click(link("Stays"));
  window.addEventListener("click", leaves);
  for (const name of ["New tab", "Another site"]) {
    const before = leaves.mock.results.length;
    await user.click(link(name));
    expect(leaves.mock.results).toHaveLength(before + 1);
    expect(screen.getByText("At /")).toBeDefined();
  }
  window.removeEventListener("click", leaves);

  await user.click(link("Next"));
  expect(await screen.findByText("At /next?page=2")).toBeDefined();
});

it("to a hash stays on the page with its query", async () => {
  const Site = createRoutesStub([{ path: "/*", Component: Page }]);
  render(<Site initialEntries={["/outfit?category=Wedding"]} />);
  const link = screen.getByRole("link", { name: "Below" });
  expect(link.getAttribute("href")).toBe("#newsletter");
  await userEvent.setup().click(link);
  expect(await screen.findByText("At /outfit?category=Wedding#newsletter")).toBeDefined();
});
