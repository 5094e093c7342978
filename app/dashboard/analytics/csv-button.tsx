import { Download } from "lucide";
import { analyticsExportPath } from "#app/dashboard/analytics/analytics-api.ts";
import { useDownload } from "#app/dashboard/frame/use-download.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AnalyticsPeriod, AnalyticsTable } from "#contract/analytics/analytics-metrics.ts";

interface CsvButtonProps {
  period: AnalyticsPeriod;
  table: AnalyticsTable;
  title: string;
}

export function CsvButton({ period, table, title }: CsvButtonProps) {
  const download = useDownload();
  return (
    <Button
      variant="ghost"
      size="small"
      busy={download.isPending}
      aria-label={`CSV: ${title}`}
      onClick={() =>
        download.mutate({ path: analyticsExportPath(period, table), fallbackName: `${table}.csv` })
      }
    >
      {!download.isPending && <Icon of={Download} size="small" weight="bold" />}
      <span>CSV</span>
    </Button>
  );
}
