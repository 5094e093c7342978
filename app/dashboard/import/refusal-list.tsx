import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { groupDigits } from "#contract/values/money.ts";

interface RefusalListProps {
  refusals: readonly RefusedLine[];
  /** Total number; the list can be shorter. */
  refused: number;
}

export function RefusalList({ refusals, refused }: RefusalListProps) {
  const more = refused - refusals.length;
  return (
    <div className="grid gap-2">
      <h3 className="font-medium text-small">Rows to fix</h3>
      <section
        aria-label="Mistakes in the file"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard
        tabIndex={0}
        className="max-h-64 overflow-y-auto border border-line"
      >
        <table className="w-full text-left text-caption">
          <thead className="sticky top-0 bg-paper-deep">
            <tr className="[&>th]:px-3 [&>th]:py-2 [&>th]:font-medium">
              <th scope="col" className="w-14 whitespace-nowrap">
                Line
              </th>
              <th scope="col">What is wrong</th>
            </tr>
          </thead>
          <tbody>
            {refusals.map(({ line, field, reason, found }) => (
              <tr
                key={line}
                className="[&>*]:border-line [&>*]:border-t [&>*]:px-3 [&>*]:py-2 [&>*]:align-top"
              >
                <th scope="row" className="font-normal tabular-nums">
                  {line}
                </th>
                <td>
                  {field && <span className="font-medium">{`${field}: `}</span>}
                  <span>{reason}</span>
                  {found && (
                    <span className="text-ink-soft">
                      {" "}
                      (found: <bdi>{found}</bdi>)
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more > 0 && <p className="text-caption text-ink-soft">{`… and ${groupDigits(more)} more`}</p>}
    </div>
  );
}
