import { context, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { FastifyPluginAsync } from "fastify";
import type { AroundStatement } from "#server/db/around-statements.ts";
import { requestSpans } from "./request-spans.ts";

/** A process whose requests and statements are told to an OpenTelemetry collector. */
export interface Tracing {
  requests: FastifyPluginAsync;
  aroundStatement: AroundStatement;
  /** Sends what is left. */
  close(): Promise<void>;
}

interface TracingOptions {
  /** The collector's address; OTLP over HTTP adds /v1/traces to it. */
  endpoint: string;
  /** The share of requests that is traced, from 0 to 1. */
  share: number;
}

const SEND_TIMEOUT_MS = 2_000;

/** Loaded only where the setting is there: the libraries take memory and time. */
export function startTracing({ endpoint, share }: TracingOptions): Tracing {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ "service.name": process.env.OTEL_SERVICE_NAME || "ensemble" }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
          timeoutMillis: SEND_TIMEOUT_MS,
        }),
      }),
    ],
  });
  const tracer = provider.getTracer("ensemble");
  return {
    requests: requestSpans(tracer),
    aroundStatement: statementSpans(tracer),
    close: async () => {
      // What a collector that is away has missed must not keep the process from ending well.
      await provider.shutdown().catch(() => {});
      context.disable();
    },
  };
}

/** A span for each statement of a traced request; what the process does by itself is not traced. */
function statementSpans(tracer: Tracer): AroundStatement {
  return (text, run) => {
    if (!trace.getActiveSpan()) return run();
    const name = text.trimStart().split(/\s/, 1)[0]?.toUpperCase() || "STATEMENT";
    const attributes = { "db.system.name": "postgresql", "db.query.text": text };
    return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      try {
        return await run();
      } catch (error) {
        // Not its message, which can hold values.
        const { code } = error as { code?: unknown };
        if (typeof code === "string") span.setAttribute("db.response.status_code", code);
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  };
}
