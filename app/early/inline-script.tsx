import { createContext, useContext } from "react";

/**
 * Marks the inline scripts of a document as the site's own while it is rendered. The
 * server allows exactly these by hash and removes the mark, because documents are cached;
 * see server/http/plugins/content-security-policy.ts.
 */
export const NonceContext = createContext<string | undefined>(undefined);

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
