import { randomUUID } from "node:crypto";

const USERS = 10;
const JSON_TYPE = { "content-type": "application/json" };

async function post(url: string, body: object): Promise<Response> {
  const response = await fetch(url, { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return response;
}

async function signUp(url: string): Promise<string> {
  const name = `bench${randomUUID().slice(0, 8)}`;
  const account = { username: name, email: `${name}@bench.example`, password: randomUUID() };
  await post(`${url}/backend/auth/signup`, account);
  const signedIn = await post(`${url}/backend/auth/signin`, account);
  return ((await signedIn.json()) as { token: string }).token;
}

/**
 * Creates users; the returned function starts likes at this rate on the outfits in turn, until the function
 * that it returns is called.
 */
export async function prepareReactions(url: string, outfitIds: readonly string[], perSecond: number) {
  const tokens = await Promise.all(Array.from({ length: USERS }, () => signUp(url)));
  let next = 0;
  const react = async () => {
    const outfitId = outfitIds[next % outfitIds.length];
    const token = tokens[Math.floor(next / outfitIds.length) % tokens.length];
    next += 1;
    const response = await fetch(`${url}/backend/outfit/like/${outfitId}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}` },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`A like returned ${response.status}`);
  };
  return () => {
    const started = performance.now();
    const failures: unknown[] = [];
    const sent: Promise<unknown>[] = [];
    // A late timer sends what is due, so the rate holds while the machine is busy.
    const timer = setInterval(() => {
      while (sent.length < ((performance.now() - started) / 1_000) * perSecond)
        sent.push(react().catch((error: unknown) => failures.push(error)));
    }, 1_000 / perSecond);
    return async () => {
      clearInterval(timer);
      await Promise.all(sent);
      if (failures.length > 0) throw failures[0];
    };
  };
}
