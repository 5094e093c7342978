import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { logFailure } from "#app/lib/log.ts";
import { startAfterPaint } from "./start-after-paint.ts";

/**
 * Renders the whole document before answering: documents are cached and their inline scripts hashed for the
 * Content-Security-Policy, so there is nothing to gain from streaming.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        const html = Buffer.concat(chunks).toString();
        const document = import.meta.env.PROD ? startAfterPaint(html) : html;
        resolve(new Response(document, { status: finalStatus, headers }));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady: () => pipe(collector),
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        logFailure("Rendering a document failed", error);
      },
    });
  });
}

/** Logs the loader failures that the router catches; an aborted request is not a failure. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) logFailure("Loading a document failed", error);
};
