import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { WAITING_KEY } from "#app/dashboard/frame/waiting-api.ts";
import { LINK_LABELS, REPORT_LABELS } from "#app/dashboard/links/link-filters.tsx";
import { changeLink, LINKS_KEY, type LinkChange } from "#app/dashboard/links/links-api.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Input } from "#app/ui/input.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { AdminLink } from "#contract/links/links.ts";
import { formatDateTime } from "#contract/values/dates.ts";
import { formatRupees } from "#contract/values/money.ts";

const TONES: Record<AdminLink["state"], string> = {
  unchecked: "text-ink-soft",
  ok: "text-emerald",
  gone: "text-danger",
  unreachable: "text-danger",
  blocked: "text-ink-soft",
};

interface LinkRowProps {
  link: AdminLink;
  /** Called with the row when its link has been replaced, while it is still shown. */
  onReplaced: (row: HTMLElement) => void;
}

export function LinkRow({ link, onReplaced }: LinkRowProps) {
  const client = useQueryClient();
  const row = useRef<HTMLLIElement>(null);
  const needsReplacement = link.state === "gone" || link.state === "unreachable";
  const [isReplacing, setReplacing] = useState(needsReplacement);
  const [isCancelled, setCancelled] = useState(false);
  const changing = useSingleMutation({
    mutationFn: (change: LinkChange) => changeLink(link._id, change),
    onSuccess: (_changed, { kind }) => {
      if (kind === "replace") {
        setReplacing(false);
        if (row.current) onReplaced(row.current);
      }
      void client.invalidateQueries({ queryKey: WAITING_KEY });
    },
    // After an error as well: the link may have changed meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: LINKS_KEY }),
  });
  const pending = changing.isPending ? changing.variables : undefined;
  const [first] = link.items;
  const what = first?.itemName ?? link.url;
  const button = (label: string, change: LinkChange, isBusy: boolean) => (
    <Button
      variant="secondary"
      size="small"
      busy={isBusy}
      disabled={changing.isPending}
      aria-label={`${label}: ${what}`}
      onClick={() => changing.mutate(change)}
    >
      {label}
    </Button>
  );

  return (
    <li
      ref={row}
      className="grid gap-x-8 gap-y-4 border-line border-t py-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="grid min-w-0 content-start gap-1.5">
        <p className={classNames("font-medium text-caption", TONES[link.state])}>
          {`${LINK_LABELS[link.state]}${link.availability === "out_of_stock" ? " · Sold out" : ""}`}
        </p>
        <h2 className="font-medium leading-snug">
          {first ? <Link to={`/outfit/${first.outfitId}`}>{first.itemName}</Link> : <span>No item</span>}
          {link.numberOfItems > 1 && (
            <span className="text-ink-soft text-small">{` and ${link.numberOfItems - 1} more`}</span>
          )}
        </h2>
        <p className="min-w-0 text-ink-soft text-small wrap-anywhere">
          <span>{`${link.sourceName} · `}</span>
          <a href={link.url} target="_blank" rel="noopener noreferrer" className="link-line">
            {link.url}
          </a>
        </p>
        {link.problem && <p className="text-caption text-ink-soft">{link.problem}</p>}
        {link.reports.map(({ reason, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have nothing else to be told apart by
          <p key={index} className="text-caption text-danger">
            {`Reported: ${REPORT_LABELS[reason]}${note ? `, “${note}”` : ""}`}
          </p>
        ))}
      </div>
      <LinkNumbers link={link} />
      <div className="flex flex-wrap items-center gap-3 lg:col-span-2">
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
        {!isReplacing && (
          <Button
            // The form that is gone had the focus.
            autoFocus={isCancelled}
            variant="secondary"
            size="small"
            aria-label={`Replace: ${what}`}
            onClick={() => setReplacing(true)}
          >
            Replace
          </Button>
        )}
        {isReplacing && (
          <ReplaceForm
            what={what}
            isBusy={pending?.kind === "replace"}
            onReplace={(url) => changing.mutate({ kind: "replace", url })}
            onCancel={() => {
              setCancelled(true);
              setReplacing(false);
            }}
          />
        )}
      </div>
      {changing.isError && (
        <Notice tone="danger" className="lg:col-span-2">
          {failureText(changing.error, "This could not be done. Please try again.")}
        </Notice>
      )}
    </li>
  );
}

function LinkNumbers({ link }: { link: AdminLink }) {
  const { timeZone } = useSettings();
  const rows = [
    ["Listed", link.listedPrice === null ? "–" : formatRupees(link.listedPrice)],
    ["Found", foundPrice(link)],
    ["Opened", String(link.numberOfOpens)],
    ["Reports", String(link.numberOfReports)],
    ["Last check", link.lastCheckedAt ? formatDateTime(link.lastCheckedAt, timeZone) : "Not yet"],
  ];
  return (
    <dl className="grid grid-cols-auto-rest content-start gap-x-4 gap-y-1 text-small tabular-nums">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className={label === "Found" && link.isPriceWaiting ? "font-medium text-accent" : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function foundPrice({ foundPrice: price, currency }: AdminLink): string {
  if (price === null) return "–";
  return currency === "INR" ? formatRupees(price) : `${price} ${currency ?? "of an unknown currency"}`;
}

interface ReplaceFormProps {
  what: string;
  isBusy: boolean;
  onReplace: (url: string) => void;
  onCancel: () => void;
}

function ReplaceForm({ what, isBusy, onReplace, onCancel }: ReplaceFormProps) {
  const [url, setUrl] = useState("");
  const replace = (event: FormEvent) => {
    event.preventDefault();
    if (url.trim()) onReplace(url.trim());
  };
  return (
    <form
      noValidate
      onSubmit={replace}
      className="flex min-w-0 flex-auto gap-3 max-sm:flex-wrap sm:max-w-2xl"
    >
      <Input
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        aria-label={`New link for ${what}`}
        value={url}
        onChange={(event) => setUrl(event.target.value)}
      />
      <Button type="submit" size="small" busy={isBusy}>
        Save
      </Button>
      <Button variant="ghost" size="small" disabled={isBusy} onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
