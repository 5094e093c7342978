import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { documentContext } from "#app/lib/document-context.ts";
import type { DocumentHandler } from "#contract/shop/site-settings.ts";

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** The document is complete and the same for every visitor, so it can be cached. */
export const renderDocument: DocumentHandler = (request, context) => {
  const provider = new RouterContextProvider();
  provider.set(documentContext, context);
  return handle(request, provider);
};
