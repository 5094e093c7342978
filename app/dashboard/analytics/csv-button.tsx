import Download from "lucide-react/icons/download";
import { analyticsExportPath } from "#app/dashboard/analytics/analytics-api.ts";
import { browserFile } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { AnalyticsPeriod, AnalyticsTable } from "#contract/analytics/analytics-metrics.ts";

interface CsvButtonProps {
  period: AnalyticsPeriod;
  table: AnalyticsTable;
  /** The title of the chart or list. */
  title: string;
}

/** Downloads the numbers of a chart or list. */
export function CsvButton({ period, table, title }: CsvButtonProps) {
  const download = useSingleMutation({
    mutationFn: () => browserFile(analyticsExportPath(period, table)),
    onSuccess: ({ blob, name }) => saveFile(blob, name ?? `${table}.csv`),
    onError: (error) =>
      void showToast("error", failureText(error, "The export did not arrive. Please try again.")),
  });
  return (
    <Button
      variant="ghost"
      size="small"
      busy={download.isPending}
      aria-label={`CSV: ${title}`}
      onClick={() => download.mutate()}
    >
      {!download.isPending && <Icon of={Download} size="small" weight="bold" />}
      <span>CSV</span>
    </Button>
  );
}
