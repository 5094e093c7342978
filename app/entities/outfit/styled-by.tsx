import { classNames } from "#app/ui/class-names.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { STYLIST_LABELS } from "#contract/messages/stylist-labels.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { stylistPath } from "#contract/stylists/stylist-path.ts";

interface StyledByProps extends Pick<OutfitSummary, "stylist"> {
  /** The name leads to the stylist's page. Not in a card, all of which is a link already. */
  linked?: boolean;
  className?: string;
}

/** Who styled an outfit, in one line in cards; nothing for an outfit of the shop. */
export function StyledBy({ stylist, linked = false, className }: StyledByProps) {
  if (!stylist) return null;
  const { username } = stylist;
  const name = <bdi>{username}</bdi>;
  return (
    <p
      className={classNames(
        "text-caption text-ink-soft",
        linked ? "wrap-anywhere" : "line-clamp-1 break-all",
        className,
      )}
    >
      {username === null ? (
        STYLIST_LABELS.formerMember
      ) : (
        <>
          <span>{STYLIST_LABELS.styledBy}</span>
          {linked ? (
            <TextLink to={stylistPath(username)} look="sentence">
              {name}
            </TextLink>
          ) : (
            name
          )}
        </>
      )}
    </p>
  );
}
