import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, useLocation } from "react-router";
import { expect, it } from "vitest";
import { useListView } from "#app/dashboard/frame/list-view.ts";
import { ALL_USERS, parseUsersView } from "#app/dashboard/users/users-api.ts";

function List() {
  const { view, change, correctPage } = useListView(ALL_USERS, parseUsersView);
  return (
    <>
      <output>{useLocation().search}</output>
      <button type="button" onClick={() => correctPage(1)}>
        Correct the page
      </button>
      <button type="button" onClick={() => change({ status: "blocked" })}>
        Blocked
      </button>
      <input value={view.searchTerm} onChange={({ target }) => change({ searchTerm: target.value })} />
    </>
  );
}

it("keeps a filter and a search that are chosen while the page is being corrected", async () => {
  const arrivals: (() => void)[] = [];
  const loader = () => new Promise<null>((resolve) => arrivals.push(() => resolve(null)));
  const Site = createRoutesStub([{ id: "list", path: "/users", Component: List, loader }]);
  const hydrationData = { loaderData: { list: null } };
  render(<Site initialEntries={["/users?role=user&page=2"]} hydrationData={hydrationData} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Correct the page" }));
  await waitFor(() => expect(arrivals).toHaveLength(1));
  await user.click(screen.getByRole("button", { name: "Blocked" }));
  await act(async () => arrivals[0]?.());
  await user.type(screen.getByRole("textbox"), "ravi");
  await waitFor(() => {
    for (const arrive of arrivals) arrive();
    const search = new URLSearchParams(screen.getByRole("status").textContent ?? "");
    expect(Object.fromEntries(search)).toEqual({ searchTerm: "ravi", role: "user", status: "blocked" });
  });
});
