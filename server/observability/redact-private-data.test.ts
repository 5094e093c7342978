import { expect, it } from "vitest";
import { redactPrivateData } from "./redact-private-data.ts";

const SECRET = "q".repeat(43);

it.each([
  ["mail to asha.rao+x@shop.example failed", "mail to [email] failed"],
  ['{"to":"asha@shop.example"}', '{"to":"[email]"}'],
  ["connect ECONNREFUSED 203.0.113.7:5432", "connect ECONNREFUSED [address]:5432"],
  ["from 2001:db8::7 and ::ffff:203.0.113.7", "from [address] and [address]"],
  ["told by 203.0.113.7.", "told by [address]."],
  ['{"ip":"2001:db8:1:2:3:4:5:6"}', '{"ip":"[address]"}'],
  ["postgres://shop:hunter2@db.example/shop", "postgres://[secret]@db.example/shop"],
  ["redis://:hunter2@cache:6379", "redis://[secret]@cache:6379"],
  ["authorization: Bearer abcdefgh12345678", "authorization: Bearer [secret]"],
  [`token ${SECRET} was sent`, "token [secret] was sent"],
])("%s", (line, cleaned) => {
  expect(redactPrivateData(line)).toBe(cleaned);
});

it.each([
  '{"level":30,"time":1795000000000,"reqId":"0b9d3f3e-6d4e-4c8e-9a58-1f2a3b4c5d6e","msg":"User signed in"}',
  "at parse (/shop/node_modules/@fastify/compress/index.js:120:14)",
  "version 1.2.3 at 12:34:56, 127.0.0.1:3000, [::1]:3000",
  `picture ${"a1".repeat(32)} of node:internal/process`,
  "select id::text from users where lower(username) = $1",
])("leaves %s as it is", (line) => {
  expect(redactPrivateData(line)).toBe(line);
});
