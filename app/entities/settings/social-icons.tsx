import type { ReactNode } from "react";
import { useStaysInPlace } from "#app/entities/settings/use-stays-in-place.ts";
import { Link } from "#app/ui/link.tsx";
import { SOCIAL_LABELS, SOCIAL_NETWORKS, type SocialLinks } from "#contract/shop/brand.ts";
// A file of its own, because the icon set has no brands and the paths need no script. Browsers refuse to use
// parts of data URLs.
import icons from "./social-icons.svg?no-inline";

/** Links to the shop elsewhere; one that is empty has no icon. */
export function SocialIcons({ addresses }: { addresses: SocialLinks }) {
  return (
    <ul className="-mx-2.5 flex flex-wrap">
      {SOCIAL_NETWORKS.filter((network) => addresses[network]).map((network) => (
        <li key={network}>
          <SocialLink href={addresses[network]}>
            <span className="sr-only">{SOCIAL_LABELS[network]}</span>
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

/** The chat link opens the chat panel; the others lead to other sites. */
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
