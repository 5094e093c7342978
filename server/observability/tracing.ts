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
import type { WrapStatement } from "#server/db/wrap-statements.ts";
import { requestSpans } from "./request-spans.ts";

/** Traces of requests and statements, exported to an OpenTelemetry collector. */
export interface Tracing {
  requests: FastifyPluginAsync;
  wrapStatement: WrapStatement;
  /** Exports the remaining spans. */
  close(): Promise<void>;
}

interface TracingOptions {
  /** The collector's base URL; OTLP over HTTP appends /v1/traces. */
  endpoint: string;
  /** The sampled share of requests, from 0 to 1. */
  share: number;
}

const SEND_TIMEOUT_MS = 2_000;

/** Imported only when tracing is configured: the libraries cost memory and startup time. */
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
    wrapStatement: statementSpans(tracer),
    close: async () => {
      // An unavailable collector must not fail the shutdown.
      await provider.shutdown().catch(() => {});
      context.disable();
    },
  };
}

/** A span for each statement of a traced request; background work is not traced. */
function statementSpans(tracer: Tracer): WrapStatement {
  return (text, run) => {
    if (!trace.getActiveSpan()) return run();
    const name = text.trimStart().split(/\s/, 1)[0]?.toUpperCase() || "STATEMENT";
    const attributes = { "db.system.name": "postgresql", "db.query.text": text };
    return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (span) => {
      try {
        return await run();
      } catch (error) {
        // Without the message, which can contain values.
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
