import fastify, { type FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { PERMISSIONS } from "#contract/permissions.ts";
import type { Guard } from "#server/modules/sessions/guards.ts";
import { permissionGuards } from "./permission-guards.ts";

/** A guard that records the calls that it guards. */
const noting =
  (calls: string[], access: string): Guard =>
  async (request) => {
    calls.push(`${access} ${request.method} ${request.routeOptions.url}`);
  };

async function guardedApp(): Promise<{ app: FastifyInstance; guarded: string[] }> {
  const guarded: string[] = [];
  const app = fastify();
  await app.register(permissionGuards, {
    guards: {
      public: undefined,
      "public-or-user": undefined,
      user: noting(guarded, "user"),
      owner: noting(guarded, "owner"),
      "owner-hidden": noting(guarded, "owner-hidden"),
      "owner-or-admin": noting(guarded, "owner-or-admin"),
      "author-or-admin": noting(guarded, "author-or-admin"),
      session: noting(guarded, "session"),
      admin: noting(guarded, "admin"),
      "fresh-user": noting(guarded, "fresh-user"),
      "fresh-owner": noting(guarded, "fresh-owner"),
      "fresh-owner-hidden": noting(guarded, "fresh-owner-hidden"),
      "fresh-admin": noting(guarded, "fresh-admin"),
    },
  });
  return { app, guarded };
}

const routesOfTable = () =>
  Object.keys(PERMISSIONS).map((call) => {
    const [method = "", path = ""] = call.split(" ");
    return { method, url: `${API_PREFIX}${path}` };
  });

it("rejects a route that has no row", async () => {
  const { app } = await guardedApp();

  expect(() => app.get(`${API_PREFIX}/outfit/secret`, async () => "")).toThrow(
    "The route GET /outfit/secret has no row in contract/permissions.ts: add one.",
  );
});

it("fails at start when a row has no route", async () => {
  const { app } = await guardedApp();
  for (const { method, url } of routesOfTable().slice(1)) app.route({ method, url, handler: async () => "" });

  await expect(app.ready()).rejects.toThrow(
    "contract/permissions.ts has rows without a route: POST /auth/signup. Remove them or add the routes.",
  );
});

it("ignores routes that are not calls", async () => {
  const { app } = await guardedApp();

  for (const url of ["/healthz", "/*", `${API_PREFIX}/*`, `${API_PREFIX}/docs/json`]) {
    app.get(url, async () => "");
  }
});

it("guards a call, and HEAD like GET, before the route's own hooks", async () => {
  const { app, guarded } = await guardedApp();
  const onRequest: Guard = async () => void guarded.push("own hook");
  for (const { method, url } of routesOfTable()) {
    app.route({ method, url, onRequest, handler: async () => "done" });
  }

  await app.inject({ method: "GET", url: `${API_PREFIX}/cart` });
  await app.inject({ method: "HEAD", url: `${API_PREFIX}/cart` });
  await app.inject({ method: "DELETE", url: `${API_PREFIX}/outfit/delete/1` });
  await app.inject({ method: "POST", url: `${API_PREFIX}/auth/signin` });

  expect(guarded).toEqual([
    "user GET /backend/cart",
    "own hook",
    "user HEAD /backend/cart",
    "own hook",
    "admin DELETE /backend/outfit/delete/:id",
    "own hook",
    "own hook",
  ]);
});

it("guards a call again once its body has arrived, before the route's own hooks", async () => {
  const { app, guarded } = await guardedApp();
  const preHandler: Guard = async () => void guarded.push("own hook");
  for (const { method, url } of routesOfTable()) {
    app.route({ method, url, preHandler, handler: async () => "done" });
  }

  await app.inject({ method: "POST", url: `${API_PREFIX}/cart/add-outfit`, payload: { quantity: 1 } });

  expect(guarded).toEqual([
    "user POST /backend/cart/add-outfit",
    "user POST /backend/cart/add-outfit",
    "own hook",
  ]);
});
