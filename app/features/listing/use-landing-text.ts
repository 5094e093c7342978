import { useQuery } from "@tanstack/react-query";
import { isLandingPage } from "#app/features/listing/landing-text.ts";
import { codeQuery } from "#app/loading/code-query.ts";
import type { OutfitFilters } from "#contract/outfit/outfit-filters.ts";

const landingTextCode = codeQuery(
  "landing text",
  async () => (await import("#app/content/landing-content.ts")).landingText,
);

/**
 * The text of a landing page: that of the document, or after a move inside the site once its code is there.
 */
export function useLandingText(filters: OutfitFilters, ofDocument: string): string {
  const isWanted = ofDocument === "" && isLandingPage(filters);
  const { data: landingText } = useQuery({ ...landingTextCode, enabled: isWanted });
  return isWanted ? (landingText?.(filters.category, filters.section) ?? "") : ofDocument;
}
