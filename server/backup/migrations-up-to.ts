import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrationsFolder } from "#server/db/migrations-folder.ts";

interface Journal {
  entries: { tag: string; when: number }[];
}

const readJournal = async () =>
  JSON.parse(await readFile(join(migrationsFolder, "meta/_journal.json"), "utf8")) as Journal;

/** Whether this version has the migration with this `when` (Unix milliseconds). */
export async function hasMigration(when: number): Promise<boolean> {
  return (await readJournal()).entries.some((entry) => entry.when === when);
}

/** Runs the work with a temporary migrations folder that ends with the migration of this `when`. */
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
