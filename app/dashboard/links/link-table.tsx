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
import { type LinkRowProps, useLinkChange } from "#app/dashboard/links/use-link-change.ts";
import { OutfitSubtitle } from "#app/entities/outfit/outfit-subtitle.tsx";
import { formatCount } from "#app/lib/format-count.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import type { AdminLink } from "#contract/links/links.ts";
import { CATEGORY_LABELS } from "#contract/outfit/outfit-labels.ts";

export interface LinkListProps extends Pick<LinkRowProps, "onReplaced"> {
  links: readonly AdminLink[];
  isBusy: boolean;
}

const COLUMNS = [
  { label: "Outfit", width: "w-[16%]" },
  { label: "Item", width: "w-[18%]" },
  { label: "Address" },
  { label: "State", width: "w-[12%]" },
  { label: "Last checked", width: "w-[9%]" },
  { label: "Actions", width: "w-[22%]", hidden: true },
];

export function LinkTable({ links, onReplaced, isBusy }: LinkListProps) {
  return (
    <table
      aria-busy={isBusy}
      className="w-full table-fixed border-separate border-spacing-0 text-small wrap-normal"
    >
      <caption className="sr-only">Links</caption>
      <thead>
        <tr>
          {COLUMNS.map(({ label, width, hidden }) => (
            <th
              key={label}
              scope="col"
              className={classNames(
                "h-11 border-ink border-b px-2 text-left font-medium text-caption text-ink-soft first:pl-0",
                width,
              )}
            >
              <span className={hidden ? "sr-only" : undefined}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <LinkRow key={link._id} link={link} onReplaced={onReplaced} />
        ))}
      </tbody>
    </table>
  );
}

function LinkRow({ link, onReplaced }: LinkRowProps) {
  const changing = useLinkChange<HTMLTableRowElement>({ link, onReplaced });
  const lastCheck = useLastCheck(link);
  const [first] = link.items;
  return (
    <tr
      ref={changing.row}
      className="[&>*]:border-line [&>*]:border-b [&>*]:px-2 [&>*]:py-3 [&>*]:align-top [&>*]:wrap-anywhere [&>:first-child]:pl-0 [&>:last-child]:pr-0"
    >
      <th scope="row" className="text-left font-medium">
        {first ? (
          <>
            <Link to={`/outfit/${first.outfitId}`}>{CATEGORY_LABELS[first.category]}</Link>
            <OutfitSubtitle className="mt-0.5 font-normal">{first.subtitle}</OutfitSubtitle>
          </>
        ) : (
          <span>No item</span>
        )}
      </th>
      <td>
        <bdi className="block">{first?.itemName ?? "–"}</bdi>
        <span className="block text-caption text-ink-soft">
          <bdi>{link.sourceName}</bdi>
          <span>{itemsBeside(link)}</span>
        </span>
        <span className="block text-caption text-ink-soft tabular-nums">
          <span>{listedPrice(link)}</span>
          {link.numberOfOpens > 0 && (
            <span>{` · opened ${formatCount(link.numberOfOpens, "time", "times")}`}</span>
          )}
        </span>
      </td>
      <td>
        <LinkAddress link={link} className="line-clamp-2" />
        <div className="mt-2 grid gap-2 empty:hidden">
          <ReplaceForm link={link} changing={changing} className="flex-wrap gap-2" />
          <ChangeFailure error={changing.error} />
        </div>
      </td>
      <td>
        <div className="grid gap-1">
          <LinkState link={link} />
          {link.foundPrice !== null && link.foundPrice !== link.listedPrice && (
            <p
              className={classNames(
                "text-caption tabular-nums",
                link.isPriceWaiting ? "font-medium text-accent" : "text-ink-soft",
              )}
            >
              {`Found ${foundPrice(link)}`}
            </p>
          )}
          <LinkProblems link={link} />
        </div>
      </td>
      <td className="text-caption text-ink-soft">{lastCheck}</td>
      <td>
        <div className="flex flex-wrap justify-end gap-2">
          <LinkButtons link={link} changing={changing} />
        </div>
      </td>
    </tr>
  );
}
