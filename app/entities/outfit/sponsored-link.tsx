import { ArrowUpRight } from "lucide";
import type { MouseEvent } from "react";
import * as messages from "#app/entities/outfit/item-messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

interface SponsoredLinkProps {
  href: string;
  /** The item it leads to, with which its accessible name ends. */
  what: string;
  /** Called when it is followed, with the left or middle mouse button. */
  onFollow?: (() => void) | undefined;
  className?: string | undefined;
}

const LEFT_BUTTON = 0;
const MIDDLE_BUTTON = 1;

/** A link to another shop in a new tab, marked `rel="sponsored"` because it may be an affiliate link. */
export function SponsoredLink({ href, what, onFollow, className }: SponsoredLinkProps) {
  const follow = ({ button }: MouseEvent) => {
    if (button === LEFT_BUTTON || button === MIDDLE_BUTTON) onFollow?.();
  };
  const [label, rest] = messages.viewItem(what);
  return (
    <a
      href={href}
      target="_blank"
      rel="sponsored noopener noreferrer"
      onClick={follow}
      onAuxClick={follow}
      className={classNames("inline-flex min-h-11 items-center gap-1.5 text-accent text-small", className)}
    >
      <span className="link-line">{label}</span>
      <Icon of={ArrowUpRight} size="small" weight="bold" />
      <span className="sr-only">{rest}</span>
    </a>
  );
}
