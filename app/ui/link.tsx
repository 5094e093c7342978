import type { ComponentProps } from "react";
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from "react-router";

export interface LinkProps
  extends Omit<ComponentProps<"a">, "href">,
    Pick<NavigateOptions, "replace" | "state" | "preventScrollReset"> {
  /** A place of this site, or a whole URL of another. */
  to: To;
}

type LinkOptions = NonNullable<Parameters<typeof useLinkClickHandler>[1]>;

const WHOLE_URL = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link that the router follows. Replaces React Router's own, whose prefetching the site cannot use (it reloads the page when code is
 * missing) and whose code would be 2 KB of every first load.
 */
export function Link({ to, replace, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const options = { replace, state, preventScrollReset, target: rest.target };
  const follow = useLinkClickHandler(to, options as LinkOptions);
  if (typeof to === "string" && WHOLE_URL.test(to)) return <a {...rest} href={to} onClick={onClick} />;
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
