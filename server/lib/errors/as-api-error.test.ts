import Fastify from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { expect, test } from "vitest";
import { z } from "zod";
import { cartQuantitySchema } from "#contract/cart/cart.ts";
import { errorHandler } from "#server/http/plugins/error-handler.ts";

const body = z.object({ name: z.string().min(2).max(5), cart: cartQuantitySchema });
const cart = { quantity: 1 };
const quantityRange = {
  reason: "cart.quantityRange",
  message: "Quantity must be a whole number from 1 to 10",
};

test.each([
  {
    sent: { name: "a", cart },
    said: { reason: "too_small", params: { path: "name", minimum: 2 } },
    detail: { path: "name", reason: "too_small", params: { minimum: 2 } },
  },
  {
    sent: { name: 7, cart },
    said: { reason: "invalid_type", params: { path: "name" } },
    detail: { path: "name", reason: "invalid_type" },
  },
  {
    sent: { name: "Asha", cart: { quantity: 11 } },
    said: { ...quantityRange, params: { maximum: 10 } },
    detail: { path: "cart.quantity", ...quantityRange, params: { maximum: 10 } },
  },
])("$sent is refused for the reason of its rule, with the bounds", async ({ sent, said, detail }) => {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  await app.register(errorHandler);
  app.withTypeProvider<ZodTypeProvider>().post("/", { schema: { body } }, async () => "taken");

  const response = await app.inject({ method: "POST", url: "/", payload: sent });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "VALIDATION_FAILED", ...said, details: [detail] });
});

test("an unknown path is named", async () => {
  const app = Fastify();
  await app.register(errorHandler);
  expect((await app.inject("/nowhere?a=b")).json()).toEqual({
    success: false,
    message: "There is no GET /nowhere",
    error: "There is no GET /nowhere",
    code: "NOT_FOUND",
    reason: "http.notFound",
    params: { method: "GET", path: "/nowhere" },
  });
});
