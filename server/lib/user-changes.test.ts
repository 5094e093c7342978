import { expect, it } from "vitest";
import { CHANGES_OF_USER_MAX, createUserChanges, USER_CHANGES_MAX } from "./user-changes.ts";

/** Work that waits until it is let go. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, work: () => opened };
}

it("runs the changes of one user one after another, and those of others beside", async () => {
  const userChanges = createUserChanges();
  const { open, work } = gate();
  const order: string[] = [];
  const first = userChanges("asha", async () => {
    await work();
    order.push("first");
  });
  const second = userChanges("asha", async () => void order.push("second"));
  await userChanges("ravi", async () => void order.push("ravi"));

  open();
  await Promise.all([first, second]);

  expect(order).toEqual(["ravi", "first", "second"]);
});

it("rejects what one user queues beyond the bound, at once, and others' changes run", async () => {
  const userChanges = createUserChanges();
  const { open, work } = gate();
  const waiting = Array.from({ length: CHANGES_OF_USER_MAX }, () => userChanges("mallory", work));

  await expect(userChanges("mallory", work)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 5 });
  expect(await userChanges("asha", async () => "done")).toBe("done");

  open();
  await Promise.all(waiting);
  expect(await userChanges("mallory", async () => "done")).toBe("done");
});

it("rejects what all users queue beyond the bound", async () => {
  const userChanges = createUserChanges();
  const { open, work } = gate();
  const waiting = Array.from({ length: USER_CHANGES_MAX }, (_, index) => userChanges(`user-${index}`, work));

  await expect(userChanges("asha", work)).rejects.toMatchObject({ code: "UNAVAILABLE" });

  open();
  await Promise.all(waiting);
});
