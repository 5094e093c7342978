import {
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";

/**
 * A span for each request; everything done for it happens inside. What a client says of a trace of its own is not believed, as
 * anybody could have every request recorded.
 */
export function requestSpans(tracer: Tracer) {
  const spans = new WeakMap<FastifyRequest, Span>();

  return fastifyPlugin(async (app: FastifyInstance) => {
    app.addHook("onRequest", (request, _reply, done) => {
      const { method, routeOptions, id } = request;
      const route = routeOptions.url;
      // What is asked in process belongs to the request that asks.
      const parent = request.isInjected ? context.active() : ROOT_CONTEXT;
      const span = tracer.startSpan(
        route === undefined ? method : `${method} ${route}`,
        {
          kind: request.isInjected ? SpanKind.INTERNAL : SpanKind.SERVER,
          attributes: {
            "http.request.method": method,
            ...(route === undefined ? {} : { "http.route": route }),
            "request.id": id,
          },
        },
        parent,
      );
      spans.set(request, span);
      context.with(trace.setSpan(parent, span), done);
    });

    // The end of a body is told by the connection, which knows no request.
    app.addHook("preValidation", (request, _reply, done) => {
      const span = spans.get(request);
      if (span) context.with(trace.setSpan(context.active(), span), done);
      else done();
    });

    app.addHook("onResponse", (request, reply, done) => {
      const span = spans.get(request);
      span?.setAttribute("http.response.status_code", reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  });
}
