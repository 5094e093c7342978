import { expect } from "vitest";
import type { ProviderResult } from "#contract/account/provider-sign-in.ts";
import type { LocalProvider, ProviderPerson } from "./identity-provider.ts";
import { visitProvider } from "./provider-visit.ts";
import type { TestApp } from "./test-app.ts";

/** The calls of a sign-in with a local identity provider. */
export function providerCalls(shop: TestApp, provider: () => LocalProvider) {
  /** Signs in through the pop-up. Returns the result that it sends to the page. */
  async function popUp(
    person: ProviderPerson | undefined,
    changeReturn = (_: URL) => {},
  ): Promise<ProviderResult | undefined> {
    if (person) provider().people.set(person.sub, person);
    const start = await shop.app.inject("/backend/auth/provider/start?flow=f1");
    expect(start.statusCode, start.body).toBe(302);
    const back = await visitProvider(start.headers.location ?? "", person?.sub ?? "");
    changeReturn(back);
    const cookie = start.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    return handedOver(`${back.pathname}${back.search}`, cookie);
  }

  async function handedOver(url: string, cookie: string): Promise<ProviderResult | undefined> {
    const page = await shop.app.inject({ url, headers: { cookie } });
    expect(page.statusCode).toBe(200);
    const result = page.body.match(/postMessage\((.*?)\); channel\.close/)?.[1];
    return result === undefined ? undefined : (JSON.parse(result) as ProviderResult);
  }

  async function proofOf(
    person: ProviderPerson,
  ): Promise<{ name: string; email: string; googlePhotoUrl: string; proof: string }> {
    const result = await popUp(person);
    if (!result || !("proof" in result)) throw new Error("The pop-up brought no proof");
    return { ...result.payload, proof: result.proof };
  }

  const signInWith = (payload: object) =>
    shop.app.inject({ method: "POST", url: "/backend/auth/google", payload });

  return { popUp, handedOver, proofOf, signInWith };
}
