import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { comments } from "#server/db/schema/engagement.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createSeededStorage, type Engine } from "./shop-storage.ts";
import { startLoad } from "./steady-load.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
/** About half of each engine's capacity; every second request reaches the database. */
const LOADS: [engine: Engine, perSecond: number][] = [
  ["PostgreSQL", 200],
  ["the embedded database", 60],
];
const IDLE_SOCKETS = 50;

/** Sends a part of a comment; `finish` sends the rest and returns the status. */
async function beginComment(url: string, outfitId: string, authorization: string) {
  const { hostname, port, host } = new URL(url);
  const body = JSON.stringify({ text: "Sent slowly" });
  const socket = connect(Number(port), hostname);
  let output = "";
  socket.on("data", (chunk) => {
    output += chunk;
  });
  await once(socket, "connect");
  socket.write(
    `POST /backend/outfit/comment/${outfitId} HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${authorization}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  return {
    finish: async () => {
      socket.write(body.slice(5));
      await once(socket, "close");
      return output.split(" ")[1];
    },
  };
}

it.each(LOADS)(
  "on %s: SIGTERM under load, with idle connections and a slow request: not ready first, nothing fails, exit 0 in time",
  async (engine, perSecond) => {
    const { storage, outfitIds, caller } = await createSeededStorage(engine);
    const shop = await storage.start();
    const [outfitId = ""] = outfitIds;
    const port = Number(new URL(shop.url).port);
    const idle = Array.from({ length: IDLE_SOCKETS }, () => connect(port, "127.0.0.1").on("error", () => {}));

    let viewers = 0;
    const load = startLoad(shop.url, perSecond, (number) => {
      if (number % 4 === 0) return { path: LIST };
      if (number % 4 === 1) return { path: "/" };
      viewers += 1;
      return {
        path: `/backend/outfit/${outfitId}`,
        headers: { "user-agent": `Mozilla/5.0 (X11; Linux x86_64) Firefox/${number}` },
      };
    });
    await pause(1_500);
    const slow = await beginComment(shop.url, outfitId, caller.authorization);

    const asked = performance.now();
    const ended = shop.stop();
    // Like a load balancer, keeps sending requests for as long as the process is ready.
    let readiness = 200;
    while (readiness === 200) {
      readiness = (await fetch(`${shop.url}/readyz`)).status;
      await pause(50);
    }
    expect(readiness).toBe(503);
    const { sent, failures } = await load.stop();
    const commented = await slow.finish();
    const code = await ended;
    const took = performance.now() - asked;
    for (const socket of idle) socket.destroy();

    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThan(perSecond);
    expect(commented).toBe("200");
    expect(code).toBe(0);
    expect(took).toBeLessThan(10_000);
    await storage.withDatabase(async (database) => {
      const [viewed] = await database
        .select({ views: outfits.viewCount })
        .from(outfits)
        .where(eq(outfits.id, outfitId));
      expect(viewed?.views).toBe(viewers);
      expect(await database.$count(comments)).toBe(1);
    });
  },
);
