import type { Database } from "#server/db/database.ts";
import type { Metrics } from "#server/http/plugins/metrics.ts";
import { type ImportFigures, readImportFigures } from "./import-figures.ts";

export function registerImportMetrics(metrics: Metrics, database: Database): void {
  let reading: Promise<ImportFigures> | undefined;
  // One scrape reads all gauges, so they share one query.
  const readOnce = () => {
    reading ??= readImportFigures(database).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const gauge = (name: string, help: string, read: (figures: ImportFigures) => number) =>
    metrics.gauge(`catalogue_import_${name}`, help, async () => read(await readOnce()));

  gauge("running", "1 while a catalogue is being imported", ({ isRunning }) => Number(isRunning));
  gauge("failed", "1 if the last import, or its undo, broke off", ({ hasFailed }) => Number(hasFailed));
  gauge("outfits", "Outfits in the file being imported, or imported last", ({ outfits }) => outfits);
  gauge("added", "Of these, how many were added", ({ added }) => added);
  gauge("changed", "Of these, how many of the shop were changed", ({ changed }) => changed);
  gauge("already_there", "Of these, how many the shop had already", ({ alreadyThere }) => alreadyThere);
  gauge("refused", "Of these, how many were refused", ({ refused }) => refused);
  gauge(
    "ended_timestamp_seconds",
    "When an import or its undo last ended; 0 before the first",
    ({ endedAt }) => endedAt,
  );
}
