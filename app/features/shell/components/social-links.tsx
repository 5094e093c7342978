import type { ReactNode } from "react";
import { Link } from "react-router";
import { SOCIAL_LINKS, type SocialNetwork } from "#app/content/shop-content.ts";
import { useStaysInPlace } from "#app/features/shell/use-stays-in-place.ts";

/** SVG paths in a 24 by 24 view box, because the icon set has no brands. */
const GLYPHS: Record<SocialNetwork, string> = {
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM16.9 7.05v.1",
  twitter: "M4 4l16 16M4 4h4.2L20 20h-4.2zM19.5 4l-6.6 7.2M11 13l-6.4 7",
  pinterest:
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.7 20.7l2.4-10.2M8.9 12.4c-.9-1.5-.3-4.9 3.3-4.9 2.6 0 4 2 3.5 4.3-.4 2.1-1.9 3.5-3.3 3.2-.9-.2-1.4-.8-1.3-1.5",
  youtube:
    "M21 8.2c-.2-1.2-.9-1.9-2.1-2-4.6-.4-9.2-.4-13.8 0-1.2.1-1.9.8-2.1 2-.4 2.5-.4 5.1 0 7.6.2 1.2.9 1.9 2.1 2 4.6.4 9.2.4 13.8 0 1.2-.1 1.9-.8 2.1-2 .4-2.5.4-5.1 0-7.6zM10.2 9.3v5.4l4.6-2.7z",
  messenger:
    "M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5zM8.5 12h.1M12 12h.1M15.5 12h.1",
};

/** Links to the shop on social networks. */
export function SocialLinks() {
  return (
    <ul className="-mx-2.5 flex">
      {SOCIAL_LINKS.map(({ network, label, href }) => (
        <li key={network}>
          <SocialLink href={href}>
            <span className="sr-only">{label}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-[1.35rem] fill-none stroke-[1.5] stroke-current"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={GLYPHS[network]} />
            </svg>
          </SocialLink>
        </li>
      ))}
    </ul>
  );
}

const LINK_CLASS = "inline-flex size-11 items-center justify-center transition-colors hover:text-accent";

/** The chat link opens the chat panel on this site; the others leave it. */
function SocialLink({ href, children }: { href: string; children: ReactNode }) {
  const stays = useStaysInPlace(href);
  return href.startsWith("/") ? (
    <Link to={href} preventScrollReset={stays} className={LINK_CLASS}>
      {children}
    </Link>
  ) : (
    <a href={href} rel="noopener noreferrer" className={LINK_CLASS}>
      {children}
    </a>
  );
}
