import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { type Access, PERMISSIONS } from "#contract/permissions.ts";

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  exclusiveMinimum?: number;
}

export interface DescribedCall {
  /** In the notation of the permission table. */
  name: string;
  access: Access;
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** With parameters in braces. */
  path: string;
  pathParameters: string[];
  query: string[];
  headers: string[];
  /** Undefined if the call takes no body. */
  body: { kind: "json" | "form"; schema: Schema } | undefined;
}

interface Operation {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Every call of the OpenAPI document. Throws for one without a row in the permission table. */
export function describedCalls(app: FastifyInstance): DescribedCall[] {
  const document = app.swagger() as { paths?: object; components?: { schemas?: Record<string, Schema> } };
  const resolve = (schema: Schema): Schema => resolved(schema, document.components?.schemas ?? {});
  const paths = Object.entries((document.paths ?? {}) as Record<string, Record<string, Operation>>);
  return paths
    .filter(([path]) => path.startsWith(`${API_PREFIX}/`))
    .flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => describe(method, path, operation, resolve)),
    );
}

function describe(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
  resolve: (schema: Schema) => Schema,
): DescribedCall {
  const name = `${method.toUpperCase()} ${path.slice(API_PREFIX.length).replace(/\{(\w+)\}/g, ":$1")}`;
  const access = (PERMISSIONS as Record<string, Access>)[name];
  if (!access) throw new Error(`${name} has no row in contract/permissions.ts`);
  const named = (place: string) => parameters.filter((one) => one.in === place).map((one) => one.name);
  const [content] = Object.entries(requestBody?.content ?? {});
  return {
    name,
    access,
    method: method.toUpperCase() as DescribedCall["method"],
    path,
    pathParameters: named("path"),
    query: named("query"),
    headers: named("header"),
    body: content && {
      kind: content[0].startsWith("multipart/") ? "form" : "json",
      schema: resolve(content[1].schema),
    },
  };
}

function resolved(schema: Schema, named: Record<string, Schema>): Schema {
  const name = schema.$ref?.split("/").at(-1);
  const target = name === undefined ? schema : (named[name] ?? {});
  const each = (list: Schema[] | undefined) => list?.map((one) => resolved(one, named));
  const { properties, items, anyOf, allOf, oneOf } = target;
  return {
    ...target,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, value]) => [key, resolved(value, named)]),
      ),
    }),
    ...(items && { items: resolved(items, named) }),
    ...(anyOf && { anyOf: each(anyOf) ?? [] }),
    ...(allOf && { allOf: each(allOf) ?? [] }),
    ...(oneOf && { oneOf: each(oneOf) ?? [] }),
  };
}
