import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readJournal } from "#server/db/migrate-database.ts";

/** Runs the work with a temporary copy of a migrations folder that ends with the migration of this `when`. */
export async function withMigrationsUpTo<T>(
  when: number,
  migrations: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const journal = await readJournal(migrations);
  const entries = journal.entries.filter((entry) => entry.when <= when);
  const folder = await mkdtemp(join(tmpdir(), "ensemble-migrations-"));
  try {
    await mkdir(join(folder, "meta"));
    await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) {
      await copyFile(join(migrations, `${tag}.sql`), join(folder, `${tag}.sql`));
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
