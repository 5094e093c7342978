import { render, screen, waitFor } from "@testing-library/react";
import { createBrowserRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { useEmailToken } from "#app/entities/account/use-email-token.ts";

function Page() {
  return <output>{JSON.stringify(useEmailToken()) ?? "unknown"}</output>;
}

/** The token that the page has at an address, or where the browser is. */
async function tokenAt(address?: string): Promise<string> {
  if (address !== undefined) window.history.replaceState(null, "", address);
  const router = createBrowserRouter([{ path: "/reset-password", Component: Page }]);
  const { unmount } = render(<RouterProvider router={router} />);
  await waitFor(() => expect(screen.getByRole("status").textContent).not.toBe("unknown"));
  const token = JSON.parse(screen.getByRole("status").textContent ?? "");
  unmount();
  router.dispose();
  return token;
}

it("takes the token out of the address bar, and has it after a reload", async () => {
  expect(await tokenAt("/reset-password?token=good")).toBe("good");
  expect(window.location.href).toMatch(/\/reset-password$/);
  expect(await tokenAt()).toBe("good");
});

it("is empty without a token", async () => {
  expect(await tokenAt("/reset-password")).toBe("");
});
