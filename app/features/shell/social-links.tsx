import type { ReactNode } from "react";
import { SOCIAL_LINKS } from "#app/content/shop-content.ts";
import { useStaysInPlace } from "#app/features/shell/use-stays-in-place.ts";
import { Link } from "#app/ui/link.tsx";
// A file of its own, because the icon set has no brands and the paths need no script. Browsers refuse to use
// parts of data URLs.
import icons from "./social-icons.svg?no-inline";

/** Links to the shop on social networks. */
export function SocialLinks() {
  return (
    <ul className="-mx-2.5 flex flex-wrap">
      {SOCIAL_LINKS.map(({ network, label, href }) => (
        <li key={network}>
          <SocialLink href={href}>
            <span className="sr-only">{label}</span>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-5.5 fill-none stroke-current"
              strokeWidth={1.5}
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <use href={`${icons}#${network}`} />
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
