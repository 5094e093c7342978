import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { onTestFinished } from "vitest";

/** Creates an empty database that is dropped at the end of the test; returns its URL. */
export async function freshDatabase(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL ?? "";
  const name = `ensemble_fault_${randomUUID().replaceAll("-", "")}`;
  await onServer(given, `create database ${name}`);
  onTestFinished(() => onServer(given, `drop database ${name} with (force)`));
  const url = new URL(given);
  url.pathname = `/${name}`;
  return url.href;
}

/** Queries one value directly from the database. */
export async function lookUp<T>(databaseUrl: string, query: string): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query({ text: query, rowMode: "array" });
    return rows[0]?.[0] as T;
  } finally {
    await client.end();
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
