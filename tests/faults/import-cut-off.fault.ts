import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { asc } from "drizzle-orm";
import { expect, it } from "vitest";
import type { CatalogueImport, LastImport, UndoneImport } from "#contract/catalogue/catalogue-file.ts";
import type { Database } from "#server/db/database.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { createOutfits, outfitItem } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { nodeEntry } from "../../scripts/steps/node-entries.mjs";
import { lookUp } from "./fresh-database.ts";
import { kill, type ShopProcess } from "./shop-processes.ts";
import { createStorage, type ShopStorage } from "./shop-storage.ts";

const KILLS = 10;
const NEW = 600;
const CHANGED = 60;
const POLL_MS = 15;
const TIMEOUT_MS = 300_000;

/** What an import that is cut off can be told by, before and after. */
interface Import {
  /** Begins the import, and kills its process once so many outfits are stored; returns how many were. */
  cutOffAt: (place: number) => Promise<number>;
  toEnd: () => Promise<void>;
}

const newName = (index: number) => `New ${index}`;
const oldName = (index: number) => `Old ${index}`;

async function createOld(database: Database): Promise<{ ids: string[]; authorization: string }> {
  const ids = await createOutfits(
    database,
    Array.from({ length: CHANGED }, (_, index) => ({
      description: oldName(index),
      items: [{ ...outfitItem("Sari", 1000), itemLink: `https://shop.example/old/${index}` }],
    })),
  );
  const administrator = await createUser(database, { isAdmin: true });
  return { ids, ...bearer(await createSession(database, administrator)) };
}

/** New outfits, with a changed one after each tenth of them. */
function fileOf(ids: readonly string[]): string {
  const lines = Array.from({ length: NEW }, (_, index) => {
    const item = { itemName: "Kurta", sourceName: "Raat Rani", itemPrice: 900 };
    const added = {
      ...{ category: "Party", section: "Women", description: newName(index) },
      items: [{ ...item, itemLink: `https://shop.example/new/${index}` }],
    };
    const id = ids[index / (NEW / CHANGED)];
    return id === undefined ? [added] : [added, { id, description: `${newName(index)} for old` }];
  });
  return lines.flatMap((some) => some.map((line) => `${JSON.stringify(line)}\n`)).join("");
}

async function readAll(database: Database) {
  const rows = await database
    .select({ id: outfits.id, description: outfits.description, itemCount: outfits.itemCount })
    .from(outfits)
    .orderBy(asc(outfits.description));
  return { rows, items: await database.$count(outfitItems) };
}

function dashboardCalls({ url }: ShopProcess, authorization: string) {
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(`${url}/backend/outfit/admin/import${path}`, {
      ...init,
      headers: { authorization },
    });
    const body = await response.text();
    expect(response.ok, body).toBe(true);
    return JSON.parse(body);
  };
  return {
    last: async () => (await call<LastImport>("")).import,
    begin: (content: Buffer) => {
      const body = new FormData();
      body.append("file", new Blob([new Uint8Array(content)]), "catalogue.jsonl");
      return call<CatalogueImport>("", { method: "POST", body });
    },
    undo: (id: string) => call<UndoneImport>(`/${id}`, { method: "DELETE" }),
  };
}

const storedBy = (last: CatalogueImport | null) => (last ? last.stillThere + last.toRestore : 0);

/** Polls until a place is reached; throws if the import ends before. */
async function waitForPlace(place: number, read: () => Promise<{ stored: number; isOver: boolean }>) {
  for (;;) {
    const { stored, isOver } = await read();
    if (isOver) throw new Error(`The import ended before it had stored ${place} outfits`);
    if (stored >= place) return stored;
    await pause(POLL_MS);
  }
}

function importByDashboard(storage: ShopStorage, file: string, authorization: string): Import {
  const begin = async () => {
    const shop = await storage.start();
    const calls = dashboardCalls(shop, authorization);
    await calls.begin(await readFile(file));
    return { shop, last: calls.last };
  };
  return {
    cutOffAt: async (place) => {
      const { shop, last } = await begin();
      const stored = await waitForPlace(place, async () => {
        const now = await last();
        return { stored: storedBy(now), isOver: now?.state !== "running" };
      });
      await kill(shop);
      return stored;
    },
    toEnd: async () => {
      const { shop, last } = await begin();
      while ((await last())?.state === "running") await pause(POLL_MS);
      await shop.stop();
    },
  };
}

function importByCommand({ dataDir, databaseUrl = "" }: ShopStorage, file: string): Import {
  const begin = () => {
    const child = spawn(process.execPath, [nodeEntry("catalogue"), "import", file], {
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      stdio: ["ignore", "ignore", "inherit"],
    });
    return { child, ended: new Promise<number | null>((resolve) => child.once("exit", resolve)) };
  };
  return {
    cutOffAt: async (place) => {
      const { child, ended } = begin();
      const stored = await waitForPlace(place, async () => ({
        stored: Number(
          await lookUp(
            databaseUrl,
            "select (select count(*) from outfits where import_id is not null) + (select count(*) from imported_changes)",
          ),
        ),
        isOver: child.exitCode !== null,
      }));
      child.kill("SIGKILL");
      await ended;
      // Otherwise the next command would be refused for 30 seconds.
      await lookUp(
        databaseUrl,
        "update catalogue_imports set alive_at = now() - interval '31 seconds' returning 1",
      );
      return stored;
    },
    toEnd: async () => expect(await begin().ended).toBe(0),
  };
}

it.each([
  { by: "the dashboard on the embedded database", engine: "the embedded database" },
  { by: "the command on PostgreSQL", engine: "PostgreSQL" },
] as const)(
  `an import by $by that is killed at ${KILLS} places stores every outfit once, and is undone as one`,
  async ({ by, engine }) => {
    const storage = await createStorage(engine);
    const { ids, authorization } = await storage.withDatabase(createOld);
    const before = await storage.withDatabase(readAll);
    const file = join(storage.dataDir, "catalogue.jsonl");
    await writeFile(file, fileOf(ids));
    const { cutOffAt, toEnd } =
      engine === "PostgreSQL"
        ? importByCommand(storage, file)
        : importByDashboard(storage, file, authorization);

    const places: number[] = [];
    for (let round = 0; round < KILLS; round++) {
      places.push(await cutOffAt(1 + Math.floor((round * (NEW + CHANGED)) / (KILLS + 1))));
    }
    await toEnd();
    process.stdout.write(`${by}: killed after ${places.join(", ")} outfits\n`);

    const after = await storage.withDatabase(readAll);
    const names = (rows: readonly { description: string }[]) =>
      rows.map(({ description }) => description).sort();
    expect(names(after.rows)).toEqual(
      fileOf(ids)
        .trim()
        .split("\n")
        .map((line): string => JSON.parse(line).description)
        .sort(),
    );
    expect(after.items).toBe(NEW + CHANGED);

    const shop = await storage.start();
    const calls = dashboardCalls(shop, authorization);
    const last = await calls.last();
    expect(last).toMatchObject({ state: "done", stillThere: NEW, toRestore: CHANGED, canUndo: true });
    expect(await calls.undo(last?._id ?? "")).toMatchObject({ removed: NEW, restored: CHANGED });
    await shop.stop();
    expect(await storage.withDatabase(readAll)).toEqual(before);
  },
  TIMEOUT_MS,
);
