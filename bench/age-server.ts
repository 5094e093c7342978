import { setTimeout as pause } from "node:timers/promises";
import { ADMIN, signInAdmin } from "./admin-session.ts";
import { BROWSER_HEADERS } from "./exchange.ts";

const CLIENTS = 4;
const AGED_FOR_MS = 60_000;
const PAUSE_MS = 5;

/**
 * Sends a minute of mixed traffic: documents, lists, searches, likes and the dashboard's calls. A process
 * that has only just started is faster than shops see it, because its code has met one kind of request only.
 * The server was started with ADMIN_ENV.
 */
export async function ageServer(url: string): Promise<void> {
  const authorization = `Bearer ${await signInAdmin(url, ADMIN)}`;
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

async function outfitIds(url: string): Promise<string[]> {
  const response = await fetch(`${url}/backend/outfit/getoutfits?startIndex=0&limit=9`);
  return ((await response.json()) as { outfits: { _id: string }[] }).outfits.map(({ _id }) => _id);
}
