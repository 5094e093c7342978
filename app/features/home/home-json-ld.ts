import { plainTextOf } from "#contract/shop/rich-text.ts";
import type { SiteSettings } from "#contract/shop/site-settings.ts";
import type { Faq } from "#contract/shop/site-texts.ts";

/** Search engines show it in a square, and refuse one of less than 112 pixels, as an uploaded logo is. */
const LOGO = "/icon-512.png";

type DescribedShop = Pick<SiteSettings, "publicUrl" | "identity" | "social" | "contact">;

/** Structured data of the home page for search engines: the shop, the search of its site, and its questions. */
export function homeJsonLd(
  { publicUrl, identity, social, contact }: DescribedShop,
  questions: Faq,
): object[] {
  const url = `${publicUrl}/`;
  const id = `${url}#organization`;
  // Icons of the site's own chat, a path, are no page of the shop elsewhere.
  const elsewhere = Object.values(social ?? {}).filter((address) => address.startsWith("https://"));
  const organization = {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": id,
    name: identity.name,
    url,
    logo: publicUrl + LOGO,
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...(contact?.email && { email: contact.email }),
    ...(contact?.phone && { telephone: contact.phone }),
  };
  const site = {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: identity.name,
    url,
    publisher: { "@id": id },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${publicUrl}/outfit?searchTerm={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
  const faqPage = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainTextOf(answer) },
    })),
  };
  return [organization, site, faqPage];
}
