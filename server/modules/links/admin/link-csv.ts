import { stringify } from "csv-stringify";
import type { AdminLink } from "#contract/links/links.ts";
import { SPREADSHEET } from "#server/readers/catalogue/csv-cell.ts";

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

export function createLinkCsv() {
  return stringify({ ...SPREADSHEET, columns: COLUMNS });
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
