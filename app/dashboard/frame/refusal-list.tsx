import { Download } from "lucide";
import { groupRefusals, refusalsCsv } from "#app/dashboard/frame/refusal-groups.ts";
import { ScrollRegion } from "#app/dashboard/frame/scroll-region.tsx";
import { saveFile } from "#app/lib/save-file.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { LISTED_MISTAKES_MAX } from "#contract/limits.ts";
import { groupDigits } from "#contract/values/money.ts";

interface RefusalListProps {
  fileName: string;
  refusals: readonly RefusedLine[];
}

/** What is wrong with a file, equal sentences together. */
export function RefusalList({ fileName, refusals }: RefusalListProps) {
  const save = () =>
    saveFile(new Blob([refusalsCsv(refusals)], { type: "text/csv" }), `${fileName}-mistakes.csv`);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-medium text-small">Rows to fix</h3>
        <Button variant="ghost" size="small" aria-label="CSV: mistakes in the file" onClick={save}>
          <Icon of={Download} size="small" weight="bold" />
          <span>CSV</span>
        </Button>
      </div>
      <Groups label="Mistakes in the file" refusals={refusals} />
      {refusals.length >= LISTED_MISTAKES_MAX && (
        <p className="text-caption text-ink-soft">{`Only the first ${groupDigits(LISTED_MISTAKES_MAX)} are listed.`}</p>
      )}
    </div>
  );
}

/** What an import would store, but what looks wrong. */
export function WarningList({ warnings }: { warnings: readonly RefusedLine[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-medium text-small">Worth a look</h3>
      <Groups label="Warnings about the file" refusals={warnings} />
    </div>
  );
}

function Groups({ label, refusals }: { label: string; refusals: readonly RefusedLine[] }) {
  return (
    <ScrollRegion label={label}>
      <table className="w-full text-left text-caption">
        <thead className="sticky top-0 bg-paper-deep">
          <tr className="[&>th]:px-3 [&>th]:py-2 [&>th]:font-medium">
            <th scope="col" className="w-24 whitespace-nowrap">
              Lines
            </th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {groupRefusals(refusals).map(({ field, reason, count, lines, found }) => (
            <tr
              key={`${field} ${reason}`}
              className="[&>*]:border-line [&>*]:border-t [&>*]:px-3 [&>*]:py-2 [&>*]:align-top"
            >
              <th scope="row" className="font-normal tabular-nums">
                {lines.join(", ") + (count > lines.length ? " …" : "")}
              </th>
              <td className="wrap-anywhere">
                {field && <span className="font-medium">{`${field}: `}</span>}
                <span>{reason}</span>
                {found.length > 0 && (
                  <span className="text-ink-soft">
                    {" "}
                    (found: <bdi>{found.join(" · ")}</bdi>)
                  </span>
                )}
                {count > 1 && <span className="block text-ink-soft">{`${groupDigits(count)} times`}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
