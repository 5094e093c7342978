import fastify from "fastify";
import { expect, it } from "vitest";
import { sessionCookie } from "./session-cookie.ts";

// covers: sessions-07, sessions-08
it.each([
  [
    "https://shop.example",
    /^__Secure-session=secret; Max-Age=60; Path=\/backend; HttpOnly; Secure; SameSite=Lax$/,
  ],
  ["http://localhost:3000", /^session=secret; Max-Age=60; Path=\/backend; HttpOnly; SameSite=Lax$/],
])("a shop at %s sets and reads its cookie", async (publicUrl, header) => {
  const app = fastify();
  await app.register(sessionCookie, { publicUrl });
  app.get("/set", (_request, reply) => {
    app.sessionCookie.set(reply, "secret", 60);
    return {};
  });
  app.get("/read", (request) => ({ read: app.sessionCookie.read(request) ?? null }));

  const set = String((await app.inject("/set")).headers["set-cookie"]);
  const [cookie = ""] = set.split(";");

  expect(set).toMatch(header);
  expect((await app.inject({ url: "/read", headers: { cookie } })).json()).toEqual({ read: "secret" });
  expect((await app.inject({ url: "/read", headers: { cookie: "other=1" } })).json()).toEqual({ read: null });
  await app.close();
});
