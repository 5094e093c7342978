import { setTimeout as pause } from "node:timers/promises";
import { BROWSER_HEADERS } from "./exchange.ts";

const ADMIN = { email: "owner@shop.example", password: "Marigold-7-bench" };
/** Settings of a server that is to be aged, which calls of its dashboard are a part of. */
export const AGEING_ENV = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

const CLIENTS = 4;
const AGED_FOR_MS = 60_000;
const PAUSE_MS = 5;

/**
 * Sends a minute of mixed traffic: documents, lists, searches, likes and the dashboard's calls. A process
 * that has only just started is faster than shops see it, because its code has met one kind of request only.
 */
export async function ageServer(url: string): Promise<void> {
  const authorization = `Bearer ${await signIn(url)}`;
  const outfits = await outfitIds(url);
  const until = performance.now() + AGED_FOR_MS;
  const client = async (first: number) => {
    for (let number = first; performance.now() < until; number += CLIENTS) {
      const outfitId = outfits[number % outfits.length] ?? "";
      const kinds = kindsOfRequest(number, outfitId);
      const { path, method = "GET" } = kinds[number % kinds.length] ?? { path: "/" };
      const response = await fetch(url + path, { method, headers: { ...BROWSER_HEADERS, authorization } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${method} ${path} is a ${response.status}`);
      await pause(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, first) => client(first)));
}

function kindsOfRequest(number: number, outfitId: string): { path: string; method?: string }[] {
  return [
    { path: "/" },
    { path: `/outfit/${outfitId}` },
    { path: `/backend/outfit/getoutfits?searchTerm=black+dress+${number}&limit=9` },
    { path: `/backend/outfit/${number % 3 === 0 ? "dislike" : "like"}/${outfitId}`, method: "PUT" },
    { path: `/outfit?searchTerm=shirt+${number}` },
    { path: `/backend/outfit/getoutfits?startIndex=${number % 90}&limit=9` },
    { path: "/backend/outfit/admin/getalloutfits?limit=10&startIndex=0" },
    { path: `/backend/outfit/trending?limit=${1 + (number % 9)}` },
  ];
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/backend/auth/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  return ((await response.json()) as { token: string }).token;
}

async function outfitIds(url: string): Promise<string[]> {
  const response = await fetch(`${url}/backend/outfit/getoutfits?startIndex=0&limit=9`);
  return ((await response.json()) as { outfits: { _id: string }[] }).outfits.map(({ _id }) => _id);
}
