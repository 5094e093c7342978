import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { createLogger } from "./logger.ts";

const SECRETS = ["asha@shop.example", "$argon2id$v=19$hash"];

it("logs which statement failed and why, but not its values", () => {
  const lines: string[] = [];
  const logger = createLogger("info", "production", { write: (line) => void lines.push(line) });
  const cause = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    detail: `Key (email)=(${SECRETS[0]}) already exists.`,
    params: SECRETS,
  });
  const failed = new DrizzleQueryError("insert into users values ($1, $2)", SECRETS, cause);

  logger.error({ err: failed }, "Request failed");
  logger.error({ err: new Error("It did not work", { cause: failed }) }, "Request failed");
  logger.error({ err: cause }, "Request failed");

  const log = lines.join("");
  expect(log).toContain("insert into users values ($1, $2)");
  expect(log).toContain("duplicate key value");
  for (const secret of SECRETS) expect(log).not.toContain(secret);
});

it("accepts thrown values that are not errors", () => {
  const lines: string[] = [];
  const logger = createLogger("info", "production", { write: (line) => void lines.push(line) });

  logger.error({ err: "text" }, "Request failed");

  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ err: "text" });
});
