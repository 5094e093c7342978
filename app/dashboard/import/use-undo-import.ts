import { useQueryClient } from "@tanstack/react-query";
import { lastImportQuery, undoImport } from "#app/dashboard/import/import-calls.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";

/** Undoes the last import, reports the result and invalidates all queries with outfits. */
export function useUndoImport(onSettled: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: undoImport,
    onSuccess: ({ message }) => void showToast("success", message),
    onError: (error) =>
      void showToast("error", failureText(error, "The import could not be undone. Please try again.")),
    onSettled: async () => {
      // The undo may be partial, or another administrator may have undone the import.
      void client.invalidateQueries({ queryKey: ["outfits"] });
      await client.invalidateQueries({ queryKey: lastImportQuery().queryKey });
      onSettled();
    },
  });
}
