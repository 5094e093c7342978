import { randomUUID } from "node:crypto";
import type { Schema } from "./described-calls.ts";

/** A value that the schema allows, so that only the field under attack is invalid. */
export function validValue(schema: Schema, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return validValue(choice, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => validValue(part, name)));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, validValue(value, key)]),
      );
    case "array":
      return [validValue(schema.items ?? {}, name)];
    case "integer":
    case "number":
      return Math.max(1, Math.ceil(schema.minimum ?? schema.exclusiveMinimum ?? 1));
    case "boolean":
      return true;
    default:
      return validText(schema, name);
  }
}

function validText({ format }: Schema, name: string): string {
  const unique = randomUUID().slice(0, 8);
  if (format === "email" || /email/i.test(name)) return `${unique}@shop.example`;
  if (format === "uuid" || /Id$/.test(name)) return randomUUID();
  if (format === "uri" || /link|url/i.test(name)) return `https://shop.example/${unique}`;
  return `Text ${unique}`;
}

/** Paths of all fields of a body, nested ones too. */
export function fieldPaths(schema: Schema): string[][] {
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([key, value]) => [
      [key],
      ...fieldPaths(value).map((path) => [key, ...path]),
    ]);
  }
  if (schema.items) return [["0"], ...fieldPaths(schema.items).map((path) => ["0", ...path])];
  return (schema.anyOf ?? schema.allOf ?? schema.oneOf ?? []).flatMap(fieldPaths);
}

/** A copy of the body with another value at a path. */
export function withValueAt(body: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  const copy: Record<string, unknown> = Array.isArray(body)
    ? (Object.assign([], body) as unknown as Record<string, unknown>)
    : { ...(body as object) };
  copy[first] = withValueAt(copy[first], rest, value);
  return copy;
}
