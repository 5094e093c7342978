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
 * A span for each request, parent of everything done for it. A client's `traceparent` header is ignored,
 * because any client could force the sampling of its requests with it.
 */
export function requestSpans(tracer: Tracer) {
  const spans = new WeakMap<FastifyRequest, Span>();

  return fastifyPlugin(async (app: FastifyInstance) => {
    app.addHook("onRequest", (request, _reply, done) => {
      const { method, routeOptions, id } = request;
      const route = routeOptions.url;
      // An injected request belongs to the request that injects it.
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

    // Parsing a body continues in the socket's context, so the span is made active again.
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
