import fastify from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";
import { responseSerializerCompiler } from "./response-serializer.ts";

const outfitSchema = z.object({ name: z.string(), items: z.array(z.object({ price: z.number() })) });

async function responseTo(look: unknown) {
  const app = fastify();
  app.setSerializerCompiler(responseSerializerCompiler);
  app.get("/look", { schema: { response: { 200: outfitSchema } } }, async () => look);
  return app.inject("/look");
}

test("a response contains only the fields of its schema, at any depth", async () => {
  const response = await responseTo({
    name: "Monsoon",
    owner: "secret",
    items: [{ price: 499, link: "secret" }],
  });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('{"name":"Monsoon","items":[{"price":499}]}');
});

test("a response that does not match its schema is a 500", async () => {
  const response = await responseTo({ name: "Monsoon", items: [{ price: "secret" }] });
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain("secret");
});
