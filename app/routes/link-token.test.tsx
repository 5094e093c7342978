import { render, screen } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { useLinkToken } from "#app/lib/use-link-token.ts";

function Page() {
  return <p>{useLinkToken() ?? "unknown"}</p>;
}

async function open(address?: string): Promise<string | null> {
  if (address !== undefined) window.history.replaceState(null, "", address);
  const router = createBrowserRouter([{ path: "/reset-password", Component: Page }]);
  const { unmount } = render(<RouterProvider router={router} />);
  const shown = (await screen.findByText(/^(?!unknown)/)).textContent;
  unmount();
  router.dispose();
  return shown;
}

it("takes the token out of the address bar, and has it after a reload", async () => {
  expect(await open("/reset-password?token=good")).toBe("good");
  expect(window.location.href).toMatch(/\/reset-password$/);
  expect(await open()).toBe("good");
});

it("is empty without a token", async () => {
  expect(await open("/reset-password")).toBe("");
});
