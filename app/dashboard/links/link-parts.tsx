import { type FormEvent, useState } from "react";
import { linkLabel, REPORT_LABELS } from "#app/dashboard/links/link-filters.tsx";
import type { LinkChange } from "#app/dashboard/links/links-api.ts";
import { type LinkChanging, studioPath } from "#app/dashboard/links/use-link-change.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Input } from "#app/ui/input.tsx";
import { keepFocus } from "#app/ui/keep-focus.ts";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { AdminLink } from "#contract/links/links.ts";
import { formatDateTime } from "#contract/values/dates.ts";
import { formatRupees } from "#contract/values/money.ts";

export const LINK_TONES: Record<AdminLink["state"], string> = {
  unchecked: "text-ink-soft",
  ok: "text-emerald",
  gone: "text-danger",
  unreachable: "text-danger",
  blocked: "text-ink-soft",
};

interface LinkPartProps {
  link: AdminLink;
}

export function LinkState({ link }: LinkPartProps) {
  return (
    <p className={classNames("font-medium text-caption", LINK_TONES[link.state])}>
      {`${linkLabel(link)}${link.availability === "out_of_stock" ? " · Sold out" : ""}`}
    </p>
  );
}

/** What the last check could not do, and what shoppers have reported. */
export function LinkProblems({ link }: LinkPartProps) {
  return (
    <>
      {link.problem && <p className="text-caption text-ink-soft">{link.problem}</p>}
      {link.reports.map(({ reason, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reports have nothing else to be told apart by
        <p key={index} className="text-caption text-danger">
          {`Reported: ${REPORT_LABELS[reason]}${note ? `, “${note}”` : ""}`}
        </p>
      ))}
    </>
  );
}

export function LinkAddress({ link, className }: LinkPartProps & { className?: string }) {
  return (
    <a
      href={link.url}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames("link-line", className)}
    >
      {link.url}
    </a>
  );
}

export function itemsBeside({ numberOfItems }: AdminLink): string {
  return numberOfItems > 1 ? ` and ${numberOfItems - 1} more` : "";
}

export function useLastCheck({ lastCheckedAt }: AdminLink): string {
  const { timeZone } = useSettings();
  return lastCheckedAt ? formatDateTime(lastCheckedAt, timeZone) : "Not yet";
}

export function listedPrice({ listedPrice: price }: AdminLink): string {
  return price === null ? "–" : formatRupees(price);
}

export function foundPrice({ foundPrice: price, currency }: AdminLink): string {
  if (price === null) return "–";
  return currency === "INR" ? formatRupees(price) : `${price} ${currency ?? "of an unknown currency"}`;
}

const nameOf = ({ items: [first], url }: AdminLink) => first?.itemName ?? url;

interface LinkChangeProps extends LinkPartProps {
  changing: LinkChanging;
}

/** All but the form for a replacement. */
export function LinkButtons({ link, changing }: LinkChangeProps) {
  const { pending } = changing;
  const what = nameOf(link);
  const button = (label: string, change: LinkChange, isBusy: boolean) => (
    <Button
      // The row goes when the change takes it out of the filter.
      ref={keepFocus}
      variant="secondary"
      size="small"
      busy={isBusy}
      disabled={pending !== undefined}
      aria-label={`${label}: ${what}`}
      onClick={() => changing.change(change)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {button("Check now", { kind: "check" }, pending?.kind === "check")}
      {link.isPriceWaiting && (
        <>
          {button(
            "Accept price",
            { kind: "price", accept: true, foundPrice: link.foundPrice },
            pending?.kind === "price" && pending.accept,
          )}
          {button(
            "Refuse price",
            { kind: "price", accept: false, foundPrice: link.foundPrice },
            pending?.kind === "price" && !pending.accept,
          )}
        </>
      )}
      {link.duplicateOf &&
        button(
          "Merge with the same page",
          { kind: "replace", url: link.duplicateOf },
          pending?.kind === "replace" && pending.url === link.duplicateOf,
        )}
      {link.items
        .filter(({ isComposed }) => isComposed)
        .map((item) => (
          <Link
            key={item.itemId}
            to={studioPath(item)}
            aria-label={`Open in the studio: ${item.itemName} in ${item.subtitle}`}
            className="link-line text-small"
          >
            Open in the studio
          </Link>
        ))}
      {!changing.isReplacing && (
        <Button
          autoFocus={changing.isCancelled}
          variant="secondary"
          size="small"
          aria-label={`Replace: ${what}`}
          onClick={changing.startReplacing}
        >
          Replace
        </Button>
      )}
    </>
  );
}

/** Nothing unless a replacement is asked for. */
export function ReplaceForm({ link, changing, className }: LinkChangeProps & { className: string }) {
  const [url, setUrl] = useState("");
  if (!changing.isReplacing) return null;
  const isBusy = changing.pending?.kind === "replace";
  const replace = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim()) changing.change({ kind: "replace", url: url.trim() });
  };
  return (
    <form noValidate onSubmit={replace} className={classNames("flex min-w-0", className)}>
      <Input
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        aria-label={`New link for ${nameOf(link)}`}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Button type="submit" size="small" busy={isBusy}>
        Save
      </Button>
      <Button variant="ghost" size="small" disabled={isBusy} onClick={changing.cancelReplacing}>
        Cancel
      </Button>
    </form>
  );
}

export function ChangeFailure({ error, className }: { error: Error | null; className?: string }) {
  return (
    error && (
      <Notice tone="danger" className={className}>
        {failureText(error, "This could not be done. Please try again.")}
      </Notice>
    )
  );
}
