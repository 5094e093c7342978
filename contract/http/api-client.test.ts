import { expect, it, vi } from "vitest";

it("knows a failure that another build's copy of the class made", async () => {
  const here = await import("./api-client.ts");
  vi.resetModules();
  const elsewhere = await import("./api-client.ts");
  expect(elsewhere.ApiFailure).not.toBe(here.ApiFailure);
  expect(new elsewhere.ApiFailure(404, "NOT_FOUND", "No such outfit")).toBeInstanceOf(here.ApiFailure);
  expect(new Error("No such outfit")).not.toBeInstanceOf(here.ApiFailure);
});
