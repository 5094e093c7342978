import { parseOptions } from "@node-rs/argon2";
import { expect, it } from "vitest";
import { hashPassword, isPassword } from "./password.ts";

// covers: passwords-01
it("hashes with argon2id at OWASP's cost, salted", async () => {
  const [first, second] = await Promise.all([hashPassword("secret"), hashPassword("secret")]);

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
  expect(await isPassword(await hashPassword(hashed), tried)).toBe(matches);
});

// covers: passwords-06
it("returns false without a hash, and takes as long", async () => {
  const passwordHash = await hashPassword("secret");
  const timeOf = async (hash: string | null) => {
    const started = performance.now();
    for (let round = 0; round < 5; round++) expect(await isPassword(hash, "wrong")).toBe(false);
    return performance.now() - started;
  };
  await timeOf(null);

  const ratio = (await timeOf(null)) / (await timeOf(passwordHash));

  // The margin is wide because the machine may be shared; without the dummy hash the ratio would be below 0.01.
  expect(ratio).toBeGreaterThan(0.1);
  expect(ratio).toBeLessThan(10);
});

it("hashes without blocking the event loop", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await Promise.all(Array.from({ length: 6 }, () => hashPassword("secret")));
  clearInterval(timer);

  expect(turns).toBeGreaterThan(2);
});

// The last test of the file: what it queues runs on for a second or two.
it("rejects a check beyond the queue at once, with Retry-After", async () => {
  const checks = Array.from({ length: 103 }, () => hashPassword("secret"));

  await expect(checks.at(-1)).rejects.toMatchObject({ code: "UNAVAILABLE", retryAfter: 5 });
});
