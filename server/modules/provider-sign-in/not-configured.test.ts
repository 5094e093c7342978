import { expect, it } from "vitest";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

// covers: provider-03
it("the calls return 503 when no provider is configured", async () => {
  const payload = { name: "Asha", email: "asha@mail.example", googlePhotoUrl: "", proof: "x" };
  const signIn = await shop.app.inject({ method: "POST", url: "/backend/auth/google", payload });
  const start = await shop.app.inject("/backend/auth/provider/start?flow=f1");

  for (const response of [signIn, start]) {
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ success: false, code: "NOT_CONFIGURED" });
  }
});
