import type { ComponentProps } from "react";
import { type NavigateOptions, type To, useHref, useLinkClickHandler, useLocation } from "react-router";

export interface LinkProps
  extends Omit<ComponentProps<"a">, "href">,
    Pick<NavigateOptions, "replace" | "state" | "preventScrollReset"> {
  /** A path of this site, a hash on the current page, or the absolute URL of another site. */
  to: To;
}

type LinkOptions = NonNullable<Parameters<typeof useLinkClickHandler>[1]>;

const ABSOLUTE_URL = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link that the router follows. Replaces React Router's own, whose prefetching the site cannot use (it
 * reloads the page when code is missing) and whose code would be 2 KB of every first load.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const { search } = useLocation();
  const hash = typeof to === "string" && to.startsWith("#") ? to : undefined;
  // The router drops the query of the current page; the document leaves it to the browser, since one document
  // serves several queries.
  const target = hash ? { search, hash } : to;
  const href = useHref(target);
  const options = { replace, state, preventScrollReset, target: rest.target };
  const follow = useLinkClickHandler(target, options as LinkOptions);
  if (typeof to === "string" && ABSOLUTE_URL.test(to)) return <a {...rest} href={to} onClick={onClick} />;
  return (
    <a
      {...rest}
      href={hash ?? href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
