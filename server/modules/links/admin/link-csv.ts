import { stringify } from "csv-stringify";
import type { AdminLink } from "#contract/links.ts";

const COLUMNS = [
  "url",
  "state",
  "problem",
  "source",
  "item",
  "items",
  "outfit",
  "listedPrice",
  "foundPrice",
  "currency",
  "availability",
  "opens",
  "reports",
  "lastChecked",
];

/**
 * A stream that turns rows of `linkRow` into CSV. A title may begin with = or +, which a spreadsheet would evaluate as a formula; without a byte order mark
 * it would guess another encoding.
 */
export function createLinkCsv() {
  return stringify({ bom: true, header: true, columns: COLUMNS, escape_formulas: true, quoted_string: true });
}

export function linkRow(link: AdminLink): unknown[] {
  const [item] = link.items;
  return [
    link.url,
    link.state,
    link.problem,
    link.sourceName,
    item?.itemName,
    link.numberOfItems,
    item?.outfitId,
    link.listedPrice,
    link.foundPrice,
    link.currency,
    link.availability,
    link.numberOfOpens,
    link.numberOfReports,
    link.lastCheckedAt,
  ];
}
