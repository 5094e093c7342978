import { useContext } from "react";
import { NonceContext } from "#app/early/nonce-context.ts";

/**
 * A script of the document itself, which runs while the document is read. Pass its code under
 * `import.meta.env.SSR`: the browser's bundle need not contain it.
 */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is code of the site.
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}

/** The call of a self-contained function, as the text of a script. */
export function callOf<A extends (string | number)[]>(run: (...args: A) => void, ...args: A): string {
  return `(${run})(${args.map((argument) => JSON.stringify(argument)).join(",")})`;
}
