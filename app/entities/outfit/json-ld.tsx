/**
 * Structured data for search engines. Crawlers read the document, so the code that makes it stays on the
 * server: pass `data` under `import.meta.env.SSR`, and nothing in the browser.
 */
export function JsonLd({ data }: { data: object[] }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes nothing inside a script; scriptSafeJson does
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scriptSafeJson(data) : "" }}
    />
  );
}

/** JSON for a script element: no text in it can end the element or begin a comment. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

interface Step {
  name: string;
  /** URL. */
  item: string;
}

/** The steps lead from the home page to the page. */
export function breadcrumbList(steps: Step[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}
