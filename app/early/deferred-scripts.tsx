import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from "react";
import { Scripts } from "react-router";
import { callOf, InlineScript } from "#app/early/inline-script.tsx";
import { START_ARGUMENTS, START_ID, startAfterPaint } from "#app/early/start-after-paint.ts";

/**
 * The scripts of the site: the browser finds them in the document and fetches them with low priority, after what the first paint needs,
 * and runs them after it (docs/decisions/0029-a-document-works-before-its-scripts.md). Development servers start them at once.
 */
export function DeferredScripts() {
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      {import.meta.env.SSR ? <ServerScripts /> : <HydratedScripts />}
      <InlineScript code={import.meta.env.SSR ? callOf(startAfterPaint, ...START_ARGUMENTS) : ""} />
    </>
  );
}

/** Calls the component, because its elements are changed before they are rendered. */
function ServerScripts() {
  return deferred(Scripts({}));
}

/** The script elements of `Scripts` as hydration finds them, without its code, which only the server needs. */
function HydratedScripts() {
  return (
    <>
      <InlineScript code="" />
      <InlineScript code="" />
    </>
  );
}

function deferred(nodes: ReactNode): ReactNode {
  return Children.map(nodes, (node) => {
    if (!isValidElement<{ type?: string; children?: ReactNode }>(node)) return node;
    if (node.type === Fragment) return deferred(node.props.children);
    if (node.type === "link") return cloneElement(node, { fetchPriority: "low" } as object);
    if (node.props.type === "module")
      return cloneElement(node, { type: "text/plain", id: START_ID, async: undefined } as object);
    return node;
  });
}
