import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { RefusalList } from "#app/dashboard/frame/refusal-list.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";
import type { PieceImport } from "#contract/pieces/product-file.ts";
import { formatDateTime } from "#contract/values/dates.ts";

interface ImportReportProps {
  last: Pick<CatalogueImport, "_id" | "fileName" | "createdAt" | "canUndo" | "refused" | "refusals"> & {
    state: CatalogueImport["state"] | PieceImport["state"];
  };
  outcome: string;
  /** It ended while the dialog was open. */
  isFresh: boolean;
  question: { message: string; confirmLabel: string };
  undo: (id: string) => Promise<{ message: string }>;
  /** Of the query for the last import. */
  queryKey: QueryKey;
  /** Between the outcome and the mistakes. */
  children?: ReactNode;
}

/** What the last import did, with its mistakes, and how it is undone. */
export function ImportReport({
  last,
  outcome,
  isFresh,
  question,
  undo,
  queryKey,
  children,
}: ImportReportProps) {
  const client = useQueryClient();
  const { timeZone } = useSettings();
  const [isAsking, setAsking] = useState(false);
  const undoing = useSingleMutation({
    mutationFn: undo,
    onSuccess: ({ message }) => void showToast("success", message),
    onError: (error) =>
      void showToast(
        "error",
        failureText(
          error,
          "The shop did not answer. If the import is being undone, that goes on: see below.",
        ),
      ),
    onSettled: async () => {
      // The undo may be partial or still under way, or another administrator may have undone the import.
      void client.invalidateQueries({ queryKey: ["outfits"] });
      await client.invalidateQueries({ queryKey });
      setAsking(false);
    },
  });
  const isUndoing = last.state === "undoing";
  return (
    <section aria-label="The last import" className="grid gap-4">
      {isFresh ? (
        <Notice tone={last.state === "failed" ? "danger" : "success"}>{outcome}</Notice>
      ) : (
        <p className="text-small">{outcome}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-caption text-ink-soft">
          {`${last.fileName}, ${formatDateTime(last.createdAt, timeZone)}`}
        </p>
        {(last.canUndo || isUndoing) && (
          <Button variant="secondary" size="small" onClick={() => setAsking(true)} busy={isUndoing}>
            Undo last import
          </Button>
        )}
      </div>
      {children}
      {last.state !== "undone" && !isUndoing && last.refusals.length > 0 && <RefusalList {...last} />}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => undoing.mutate(last._id)}
        busy={undoing.isPending}
        type="danger"
        title="Undo the last import?"
        {...question}
      />
    </section>
  );
}
