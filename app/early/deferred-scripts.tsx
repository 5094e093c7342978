import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";
import { FETCH_AFTER_MS, offerScripts } from "#app/early/fetch-scripts.ts";
import { callOf, InlineScript } from "#app/early/inline-script.tsx";
import { START_ARGUMENTS, START_ID, startAfterPaint } from "#app/early/start-after-paint.ts";

/**
 * The scripts of the site, which an inline script fetches and runs after the first paint
 * (docs/decisions/0014-a-document-works-before-its-scripts.md). Development servers start them at once.
 */
export function DeferredScripts() {
  if (import.meta.env.DEV) return <Scripts />;
  return import.meta.env.SSR ? <ServerScripts /> : <HydratedScripts />;
}

/**
 * For the head, before the style sheet, which blocks later inline scripts: preloads the files of the scripts
 * on a slow connection.
 */
export function ScriptFiles() {
  if (import.meta.env.DEV) return null;
  return import.meta.env.SSR ? <ServerScriptFiles /> : <InlineScript code="" />;
}

function ServerScriptFiles() {
  const files = scriptElements()
    .filter(({ type }) => type === "link")
    .map(({ props }) => props.href ?? "");
  return <InlineScript code={callOf(offerScripts, FETCH_AFTER_MS, ...new Set(files))} />;
}

function ServerScripts() {
  return (
    <>
      {scriptElements()
        .filter(({ type }) => type !== "link")
        .map(withoutStart)}
      <InlineScript code={callOf(startAfterPaint, ...START_ARGUMENTS)} />
    </>
  );
}

/** As many elements as `ServerScripts` renders; only the server needs their code. */
function HydratedScripts() {
  return (
    <>
      <InlineScript code="" />
      <InlineScript code="" />
      <InlineScript code="" />
    </>
  );
}

type ScriptElement = ReactElement<{ type?: string; href?: string; children?: ReactNode }>;

/** Calls the component, because its elements are changed before they are rendered. */
function scriptElements(): ScriptElement[] {
  return elementsOf(Scripts({}));
}

function elementsOf(nodes: ReactNode): ScriptElement[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<ScriptElement["props"]>(node)) return [];
    return node.type === Fragment ? elementsOf(node.props.children) : [node];
  });
}

/** Keeps the browser from running the script that starts the site. */
function withoutStart(element: ScriptElement): ScriptElement {
  if (element.props.type !== "module") return element;
  return cloneElement(element, { type: "text/plain", id: START_ID, async: undefined } as object);
}
