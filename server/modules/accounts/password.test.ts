import { parseOptions } from "@node-rs/argon2";
import { expect, it } from "vitest";
import { hashPassword, isPassword } from "./password.ts";

// covers: passwords-01
it("hashes with argon2id at OWASP's cost, salted", async () => {
  const [first, second] = await Promise.all([hashPassword("secret", "asha"), hashPassword("secret", "asha")]);

  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(first)).toMatchObject({
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    outputLen: 32,
  });
  expect(second).not.toBe(first);
});

it.each([
  ["secret", "secret", true],
  ["secret", "Secret", false],
  ["secret", "", false],
  ["caf\u00e9", "cafe\u0301", true],
  ["पासवर्ड 🔑", "पासवर्ड 🔑", true],
  ["a\u0000b", "a", false],
])("for the hash of %j and the password %j, isPassword returns %j", async (hashed, tried, matches) => {
  expect(await isPassword(await hashPassword(hashed, "asha"), tried, "asha")).toBe(matches);
});

it("returns false without a hash", async () => {
  expect(await isPassword(null, "wrong", "asha")).toBe(false);
});

it("hashes without blocking the event loop", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await Promise.all(Array.from({ length: 6 }, () => hashPassword("secret", "asha")));
  clearInterval(timer);

  expect(turns).toBeGreaterThan(2);
});

it("a client who asks for many hashes holds up no other, and is rejected beyond its own queue", async () => {
  const finished: string[] = [];
  const many = Array.from({ length: 21 }, () =>
    hashPassword("secret", "mallory").then(() => finished.push("mallory")),
  );
  const others = ["asha", "ravi"].map((name) => hashPassword("secret", name).then(() => finished.push(name)));

  await expect(many.pop()).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 5 });
  await Promise.all([...many, ...others]);

  // Each lane gets its turn: the others wait for a hash or two, not for twenty. A busy machine may stop one
  // of the two threads for some.
  for (const name of ["asha", "ravi"]) expect(finished.indexOf(name)).toBeLessThan(15);
});

// The last test of the file: what it queues runs on for a second or two.
it("rejects a check beyond the queue at once, with Retry-After", async () => {
  const checks = Array.from({ length: 103 }, (_, index) => hashPassword("secret", `client-${index}`));

  await expect(checks.at(-1)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 5 });
});
