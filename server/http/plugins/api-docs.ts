import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { sessionCookieName } from "./session-cookie.ts";

/** Swagger UI needs inline styles; its scripts are files. */
const DOCS_POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
].join("; ");

/** The OpenAPI document, generated from the routes' schemas, and Swagger UI at /backend/docs. */
export const apiDocs = fastifyPlugin(async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Shop API",
        version: "1.0.0",
        description: "The calls of an outfit-first fashion shop. Prices are Indian rupees; times are UTC.",
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          bearer: { type: "http", scheme: "bearer", description: "The token in the response of sign-in." },
          cookie: {
            type: "apiKey",
            in: "cookie",
            name: sessionCookieName(publicUrl),
            description: "Set by sign-in; only check-auth and the sign-outs read it.",
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: "/backend/docs",
    staticCSP: DOCS_POLICY,
    uiConfig: { deepLinking: true, docExpansion: "list" },
    theme: {
      title: "Shop API",
      css: [{ filename: "house.css", content: ".swagger-ui .topbar { display: none }" }],
    },
  });
});
