import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useDebouncedDraft } from "#app/lib/use-debounced.ts";
import { SEARCH_DEBOUNCE_MS } from "#contract/limits.ts";

interface Search {
  term: string;
  status: string;
}

const START: Search = { term: "", status: "" };

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

/** The draft of a URL that changes when the test says so. */
function openDraft() {
  const apply = vi.fn<(draft: Search) => void>();
  const { result, rerender } = renderHook(
    ({ applied }) => useDebouncedDraft(applied, JSON.stringify, apply),
    { initialProps: { applied: START } },
  );
  return {
    apply,
    draft: () => result.current[0],
    edit: (changes: Partial<Search>) => act(() => result.current[1]((before) => ({ ...before, ...changes }))),
    replace: (value: Search) => act(() => result.current[2](value)),
    pause: () => act(() => void vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS)),
    arrive: (applied: Search) => rerender({ applied }),
  };
}

it("keeps what was typed and chosen when an earlier value arrives late", () => {
  const { apply, draft, edit, pause, arrive } = openDraft();
  edit({ status: "blocked" });
  pause();
  edit({ term: "ravi" });
  pause();
  expect(apply.mock.calls).toEqual([
    [{ term: "", status: "blocked" }],
    [{ term: "ravi", status: "blocked" }],
  ]);
  arrive({ term: "", status: "blocked" });
  expect(draft()).toEqual({ term: "ravi", status: "blocked" });

  edit({ status: "active" });
  arrive({ term: "ravi", status: "blocked" });
  pause();
  expect(draft()).toEqual({ term: "ravi", status: "active" });
  expect(apply).toHaveBeenLastCalledWith({ term: "ravi", status: "active" });
  expect(apply).toHaveBeenCalledTimes(3);
});

it("follows a change of the URL by other means, also to a value that it once applied", () => {
  const { apply, draft, edit, pause, arrive } = openDraft();
  for (const status of ["blocked", "active"]) {
    edit({ status });
    pause();
    arrive({ term: "", status });
  }
  arrive({ term: "", status: "blocked" });
  expect(draft()).toEqual({ term: "", status: "blocked" });
  edit({ term: "unfinished" });
  arrive(START);
  pause();
  expect(draft()).toEqual(START);
  expect(apply).toHaveBeenCalledTimes(2);
});

it("keeps a choice that is made while a value of the caller is on its way", () => {
  const { apply, draft, edit, replace, pause, arrive } = openDraft();
  const corrected = { term: "", status: "active" };
  replace(corrected);
  pause();
  expect(apply).not.toHaveBeenCalled();
  edit({ term: "ravi" });
  arrive(corrected);
  pause();
  expect(draft()).toEqual({ term: "ravi", status: "active" });
  expect(apply.mock.calls).toEqual([[{ term: "ravi", status: "active" }]]);
});
