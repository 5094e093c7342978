import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { documentContext } from "#app/lib/document-context.ts";
import type { DocumentHandler } from "#contract/shop/site-settings.ts";

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** Renders one document of the web site: the same for every visitor, whole, ready to be cached. */
export const renderDocument: DocumentHandler = (request, context) => {
  const provider = new RouterContextProvider();
  provider.set(documentContext, context);
  return handle(request, provider);
};
