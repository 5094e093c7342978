import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import { SCHEMA_MESSAGES, schemaReason } from "./schema-reason.ts";

const FOLDER = new URL("../../../contract/messages/", import.meta.url);
const modules: object[] = await Promise.all(
  readdirSync(FOLDER).map((file) => import(new URL(file, FOLDER).href)),
);
const tables = modules.flatMap((module) => Object.entries(module));

/** The sentences of all tables of errors; those with values in them have some. */
const errors = tables
  .filter(([name]) => name.endsWith("_ERRORS"))
  .flatMap(([, table]) => Object.values<ErrorMessage | ((params: object) => ErrorMessage)>(table))
  .map((message) => (typeof message === "function" ? message({}) : message));
const schemaSentences = Object.entries(SCHEMA_MESSAGES).flatMap(([area, messages]) =>
  Object.entries(messages).map(([name, text]) => ({ reason: `${area}.${name}`, text })),
);

test("an id names one sentence", () => {
  const sentences = new Map<string, string>();
  for (const { reason, text } of [...errors, ...schemaSentences]) {
    expect(sentences.get(reason) ?? text, reason).toBe(text);
    sentences.set(reason, text);
  }
  expect(sentences.size).toBeGreaterThan(200);
});

test("a sentence of a schema has one id", () => {
  for (const { reason, text } of schemaSentences) expect(schemaReason(text), text).toBe(reason);
});

test("an id consists of an area and a name", () => {
  for (const { reason } of errors) expect(reason).toMatch(/^[a-z]+[A-Za-z]*\.[a-z][A-Za-z]*$/);
});
