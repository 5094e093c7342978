import { expect, test } from "vitest";
import { pageWindow } from "#app/lib/page-window.ts";

test("a few pages are all offered", () => {
  expect(pageWindow(1, 0, 2)).toEqual([]);
  expect(pageWindow(1, 1, 2)).toEqual([1]);
  expect(pageWindow(2, 4, 2)).toEqual([1, 2, 3, 4]);
});

test("of many, the first, the last and those around the present one", () => {
  expect(pageWindow(1, 20, 2)).toEqual([1, 2, 3, null, 20]);
  expect(pageWindow(10, 20, 2)).toEqual([1, null, 8, 9, 10, 11, 12, null, 20]);
  expect(pageWindow(20, 20, 2)).toEqual([1, null, 18, 19, 20]);
  expect(pageWindow(10, 20, 1)).toEqual([1, null, 9, 10, 11, null, 20]);
});
