import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext } from "#app/early/inline-script.tsx";
import { documentContext } from "#app/lib/document-context.ts";

/**
 * Renders the whole document before it responds: documents are cached and their inline scripts hashed for the
 * Content-Security-Policy, so there is nothing to gain from streaming.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, logError } = context.get(documentContext);
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
        resolve(new Response(Buffer.concat(chunks), { status: finalStatus, headers }));
        done();
      },
    });
    const site = (
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    );
    const { pipe } = renderToPipeableStream(site, {
      nonce,
      // Otherwise a large part of a page would be at the end of the document, with a script that moves it
      // to its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(collector),
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        logError("Rendering a document failed", error);
      },
    });
  });
}

/** Logs the loader failures that the router catches; an aborted request is not a failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(documentContext).logError("Loading a document failed", error);
};
