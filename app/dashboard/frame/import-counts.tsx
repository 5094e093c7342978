import { classNames } from "#app/ui/class-names.ts";
import { groupDigits } from "#contract/values/money.ts";

const MISTAKES = "with mistakes";

/** What an import would do, as numbers with their labels. */
export function ImportCounts({ counts }: { counts: Readonly<Record<string, number>> }) {
  const entries = Object.entries(counts);
  return (
    <dl
      className={classNames(
        "grid grid-cols-2 border-line border-y",
        entries.length === 4 ? "sm:grid-cols-4" : "sm:grid-cols-5",
      )}
    >
      {entries.map(([label, count]) => (
        <div
          key={label}
          className="flex min-w-0 flex-col-reverse justify-end border-line px-3 py-4 even:border-l odd:pl-0 max-sm:nth-[n+3]:border-t sm:not-first:border-l sm:not-first:pl-3"
        >
          <dt className="text-caption text-ink-soft wrap-anywhere">{label}</dt>
          <dd
            className={classNames(
              "font-display text-display-s tabular-nums",
              label === MISTAKES && count > 0 && "text-danger",
            )}
          >
            {groupDigits(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
