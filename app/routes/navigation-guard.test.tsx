import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { leaveGuards } from "#app/loading/screens.tsx";
import { useNavigationGuard } from "#app/loading/use-navigation-guard.ts";

it("what is unsaved around a dialog is still asked about when the dialog is done", () => {
  const ask = () => leaveGuards.at(-1);
  renderHook(() => useNavigationGuard(true));
  const outer = ask();
  expect(outer).toBeDefined();
  const inner = renderHook(({ isUnsaved }) => useNavigationGuard(isUnsaved), {
    initialProps: { isUnsaved: true },
  });
  expect(ask()).not.toBe(outer);
  inner.rerender({ isUnsaved: false });
  expect(ask()).toBe(outer);
});
