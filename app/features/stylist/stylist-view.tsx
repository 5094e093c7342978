import type { ReactNode } from "react";
import { FollowButton } from "#app/features/stylist/follow-button.tsx";
import * as messages from "#app/features/stylist/messages.ts";
import { StylistFrame } from "#app/features/stylist/stylist-frame.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Figures } from "#app/ui/figures.tsx";
import type { StylistPage } from "#contract/stylists/stylists.ts";
import { groupDigits } from "#contract/values/money.ts";

interface StylistViewProps {
  page: StylistPage;
  /** The cards of the stylist's looks. */
  children: ReactNode;
}

/** Longer names, in characters, are set smaller. */
const LONG_NAME = 20;

export function StylistView({ page: { stylist, outfits }, children }: StylistViewProps) {
  const { username, about, numberOfOutfits } = stylist;
  return (
    <StylistFrame
      head={
        <>
          <Eyebrow tone="accent">{messages.stylist}</Eyebrow>
          <h1
            className={classNames(
              "mt-4 font-display wrap-anywhere",
              username.length > LONG_NAME ? "text-display-s" : "text-display-l",
            )}
          >
            <bdi>{username}</bdi>
          </h1>
          {about && (
            <p dir="auto" className="mt-5 max-w-text whitespace-pre-line text-ink-soft wrap-anywhere">
              {about}
            </p>
          )}
          <Figures look="row" figures={figuresOf(stylist)} className="mt-6 max-w-xl" />
          <div className="mt-6">
            <FollowButton stylist={stylist} />
          </div>
        </>
      }
    >
      <section aria-label={messages.looks}>
        {outfits.length === 0 ? (
          <EmptyState title={messages.emptyTitle} text={messages.emptyText} />
        ) : (
          children
        )}
        {outfits.length > 0 && outfits.length < numberOfOutfits && (
          <p className="text-ink-soft text-small">{messages.newestOnly(outfits.length)}</p>
        )}
      </section>
    </StylistFrame>
  );
}

function figuresOf({ numberOfOutfits, totals }: StylistPage["stylist"]) {
  const { looks, views, likes, saves } = messages.figures;
  return [
    { label: looks, value: groupDigits(numberOfOutfits) },
    { label: views, value: groupDigits(totals.views) },
    { label: likes, value: groupDigits(totals.likes) },
    { label: saves, value: groupDigits(totals.saves) },
  ];
}
