import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { expect, it, vi } from "vitest";
import { ErrorPage } from "#app/features/shell/screen-error.tsx";

it("a screen that failed is loaded again with its document", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const Site = createRoutesStub([{ path: "/", Component: ErrorPage }]);
  render(<Site />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Try Again" }));
  expect(reload).toHaveBeenCalledOnce();
});
