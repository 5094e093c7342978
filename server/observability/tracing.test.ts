import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#server/db/open-database.ts";
import { createComment } from "#tests/factories/comment-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { buildTestApp } from "#tests/setup/test-app.ts";
import { testDatabaseUrl } from "#tests/setup/test-database.ts";
import { startTracing } from "./tracing.ts";

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector that keeps what it is told. */
const received: Span[] = [];
const collector = createServer(async (request, response) => {
  const told = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  expect(request.url).toBe("/v1/traces");
  received.push(...told.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
  response.setHeader("content-type", "application/json").end("{}");
});
beforeAll(async () => {
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
});
afterAll(() => collector.close());

it("tells the collector every request and the statements made for it, without their values", async () => {
  const { port } = collector.address() as AddressInfo;
  const tracing = startTracing({ endpoint: `http://127.0.0.1:${port}`, share: 1 });
  const config = { databaseUrl: await testDatabaseUrl(), dataDir: await temporaryFolder() };
  const open = await openDatabase(config, "server", { wrapStatement: tracing.wrapStatement });
  const app = await buildTestApp(open, { tracing });
  const userId = await createUser(open.database);
  const outfitId = await createOutfit(open.database);
  await createComment(open.database, { outfitId, userId });
  const headers = {
    ...bearer(await createSession(open.database, userId)),
    traceparent: "00-11111111111111111111111111111111-2222222222222222-01",
  };

  const [read, written] = await Promise.all([
    app.inject({ url: `/backend/outfit/${outfitId}` }),
    app.inject({
      method: "POST",
      url: `/backend/outfit/comment/${outfitId}`,
      headers,
      payload: { text: "A private remark" },
    }),
  ]);
  await app.close();
  await open.close();
  await tracing.close();

  for (const response of [read, written]) {
    const request = received.find(
      (span) => attribute(span, "request.id") === response.headers["x-request-id"],
    );
    expect(request?.parentSpanId ?? "").toBe("");
    expect(attribute(request, "http.response.status_code")).toBe(String(response.statusCode));
    const statements = received.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.map((span) => attribute(span, "db.query.text")).join("\n")).toContain("outfits");
    for (const { traceId } of statements) expect(traceId).toBe(request?.traceId);
  }
  expect(received.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["GET /backend/outfit/:id", "POST /backend/outfit/comment/:outfitId", "SELECT"]),
  );
  const comments = received
    .filter((span) => attribute(span, "db.query.text").includes("comment_on_outfit"))
    .map((span) => span.parentSpanId);
  const post = received.find(({ name }) => name.startsWith("POST "));
  expect(comments).toContain(post?.spanId);
  const told = JSON.stringify(received);
  for (const value of ["A private remark", userId, outfitId, "1111111111111111"]) {
    expect(told).not.toContain(value);
  }
});

function attribute(span: Span | undefined, name: string): string {
  const { stringValue, intValue } = span?.attributes.find(({ key }) => key === name)?.value ?? {};
  return String(stringValue ?? intValue);
}
