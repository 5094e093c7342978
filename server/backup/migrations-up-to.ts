import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsFolder } from "#server/db/migrations-folder.ts";

interface Journal {
  entries: { tag: string; when: number }[];
}

const readJournal = async () =>
  JSON.parse(await readFile(join(migrationsFolder, "meta/_journal.json"), "utf8")) as Journal;

/** Whether this program knows the migration that was made then. */
export async function knowsMigration(when: number): Promise<boolean> {
  return (await readJournal()).entries.some((entry) => entry.when === when);
}

/** Does the work with a folder that holds the migrations up to the one made then, and no later ones; with 0, none. */
export async function withMigrationsUpTo<T>(
  when: number,
  work: (migrations: string) => Promise<T>,
): Promise<T> {
  const journal = await readJournal();
  const entries = journal.entries.filter((entry) => entry.when <= when);
  const folder = await mkdtemp(join(tmpdir(), "ensemble-migrations-"));
  try {
    await mkdir(join(folder, "meta"));
    await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) {
      await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
