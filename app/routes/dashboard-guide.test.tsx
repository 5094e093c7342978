import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { Guide } from "#app/dashboard/guide/guide.tsx";

it("shows the recipes of the guide, and its own links lead to a part of it", () => {
  const Site = createRoutesStub([{ path: "/dashboard/guide", Component: Guide }]);
  const { container } = render(<Site initialEntries={["/dashboard/guide"]} />);

  const recipes = ["From Shopify", "From WooCommerce", "From a spreadsheet", "With photographs"];
  for (const name of [...recipes, "Editing many looks at once"]) {
    screen.getByRole("heading", { name, level: 2 });
  }
  expect(screen.getAllByRole("table").length).toBeGreaterThan(2);
  const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
  expect(links.length).toBeGreaterThan(0);
  for (const href of links) expect(container.querySelector(decodeURIComponent(href)), href).not.toBeNull();
});
