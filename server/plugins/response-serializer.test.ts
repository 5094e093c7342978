import fastify from "fastify";
import { expect, test } from "vitest";
import { z } from "zod";
import { responseSerializerCompiler } from "./response-serializer.ts";

const lookSchema = z.object({ name: z.string(), items: z.array(z.object({ price: z.number() })) });

async function answerTo(look: unknown) {
  const app = fastify();
  app.setSerializerCompiler(responseSerializerCompiler);
  app.get("/look", { schema: { response: { 200: lookSchema } } }, async () => look);
  return app.inject("/look");
}

test("a response contains what its schema names and nothing else, at any depth", async () => {
  const answer = await answerTo({
    name: "Monsoon",
    owner: "secret",
    items: [{ price: 499, link: "secret" }],
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('{"name":"Monsoon","items":[{"price":499}]}');
});

test("a response that does not match its schema is not sent", async () => {
  const answer = await answerTo({ name: "Monsoon", items: [{ price: "secret" }] });
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("secret");
});
