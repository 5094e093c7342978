import {
  ChangeFailure,
  foundPrice,
  itemsBeside,
  LinkAddress,
  LinkButtons,
  LinkProblems,
  LinkState,
  listedPrice,
  ReplaceForm,
  useLastCheck,
} from "#app/dashboard/links/link-parts.tsx";
import type { LinkListProps } from "#app/dashboard/links/link-table.tsx";
import { type LinkRowProps, useLinkChange } from "#app/dashboard/links/use-link-change.ts";
import { OutfitSubtitle } from "#app/entities/outfit/outfit-subtitle.tsx";
import { Link } from "#app/ui/link.tsx";
import type { AdminLink } from "#contract/links/links.ts";

export function LinkCards({ links, onReplaced, isBusy }: LinkListProps) {
  return (
    <ul aria-label="Links" aria-busy={isBusy} className="border-line border-b">
      {links.map((link) => (
        <LinkCard key={link._id} link={link} onReplaced={onReplaced} />
      ))}
    </ul>
  );
}

function LinkCard({ link, onReplaced }: LinkRowProps) {
  const changing = useLinkChange<HTMLLIElement>({ link, onReplaced });
  const [first] = link.items;
  return (
    <li ref={changing.row} className="grid gap-y-4 border-line border-t py-6">
      <div className="grid min-w-0 content-start gap-1.5">
        <LinkState link={link} />
        <h2 className="font-medium leading-snug">
          {first ? <Link to={`/outfit/${first.outfitId}`}>{first.itemName}</Link> : <span>No item</span>}
          <span className="text-ink-soft text-small">{itemsBeside(link)}</span>
        </h2>
        {first && <OutfitSubtitle>{first.subtitle}</OutfitSubtitle>}
        <p className="min-w-0 text-ink-soft text-small wrap-anywhere">
          <span>{`${link.sourceName} · `}</span>
          <LinkAddress link={link} />
        </p>
        <LinkProblems link={link} />
      </div>
      <LinkNumbers link={link} />
      <div className="flex flex-wrap items-center gap-3">
        <LinkButtons link={link} changing={changing} />
        <ReplaceForm
          link={link}
          changing={changing}
          className="flex-auto gap-3 max-sm:flex-wrap sm:max-w-2xl"
        />
      </div>
      <ChangeFailure error={changing.error} />
    </li>
  );
}

function LinkNumbers({ link }: { link: AdminLink }) {
  const rows = [
    ["Listed", listedPrice(link)],
    ["Found", foundPrice(link)],
    ["Opened", String(link.numberOfOpens)],
    ["Reports", String(link.numberOfReports)],
    ["Last check", useLastCheck(link)],
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
