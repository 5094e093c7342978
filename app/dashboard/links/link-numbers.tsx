import { useSettings } from "#app/entities/settings/settings.ts";
import type { AdminLink } from "#contract/links/links.ts";
import { formatDateTime } from "#contract/values/dates.ts";
import { formatRupees } from "#contract/values/money.ts";

/** The prices and counts of a link. */
export function LinkNumbers({ link }: { link: AdminLink }) {
  const { timeZone } = useSettings();
  const rows = [
    ["Listed", link.listedPrice === null ? "–" : formatRupees(link.listedPrice)],
    ["Found", foundPrice(link)],
    ["Opened", String(link.numberOfOpens)],
    ["Reports", String(link.numberOfReports)],
    ["Last check", link.lastCheckedAt ? formatDateTime(link.lastCheckedAt, timeZone) : "Not yet"],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 text-small tabular-nums">
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
