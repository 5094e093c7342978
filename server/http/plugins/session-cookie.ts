import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/http/api-client.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The cookie by which check-auth and the sign-outs find a browser's session. */
    sessionCookie: SessionCookie;
  }
}

export interface SessionCookie {
  read(request: FastifyRequest): string | undefined;
  set(reply: FastifyReply, secret: string, maxAgeSeconds: number): void;
  clear(reply: FastifyReply): void;
}

/** Cookies, and the session cookie: not readable by scripts, and sent to the API only. */
export const sessionCookie = fastifyPlugin(
  async (app: FastifyInstance, { publicUrl }: { publicUrl: string }) => {
    await app.register(cookie);
    const secure = publicUrl.startsWith("https:");
    const name = sessionCookieName(publicUrl);
    const options = { httpOnly: true, sameSite: "lax", path: API_PREFIX, secure } as const;

    app.decorate("sessionCookie", {
      read: (request) => request.cookies[name],
      set: (reply, secret, maxAge) => {
        reply.setCookie(name, secret, { ...options, maxAge });
      },
      clear: (reply) => {
        reply.clearCookie(name, options);
      },
    });
  },
);

/** Browsers accept the prefix over https only, so a page on plain http cannot set the cookie. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith("https:") ? "__Secure-session" : "session";
}
