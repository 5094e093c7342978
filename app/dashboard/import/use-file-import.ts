import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { importFile, lastImportQuery, previewFile } from "#app/dashboard/import/import-api.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { CATALOGUE_FILE_MAX_BYTES } from "#contract/limits.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";

export function useFileImport() {
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  const [tooLarge, setTooLarge] = useState(false);
  const preview = useSingleMutation({ mutationFn: previewFile });
  const start = useSingleMutation({
    mutationFn: (file: File) =>
      importFile(file, attempt.keyFor(`${file.name} ${file.size} ${file.lastModified}`)),
    onSuccess: (begun) => {
      attempt.settle();
      client.setQueryData(lastImportQuery().queryKey, { import: begun });
      preview.reset();
    },
    // Another administrator's import may be the reason; the refetch shows it.
    onError: () => void client.invalidateQueries({ queryKey: lastImportQuery().queryKey }),
  });

  function choose(file: File): void {
    start.reset();
    preview.reset();
    setTooLarge(file.size > CATALOGUE_FILE_MAX_BYTES);
    if (file.size <= CATALOGUE_FILE_MAX_BYTES) preview.mutate(file);
  }

  const failure = preview.error ?? start.error;
  return {
    choose,
    reset: () => {
      setTooLarge(false);
      start.reset();
      preview.reset();
    },
    isReading: preview.isPending,
    fileName: preview.variables?.name,
    preview: preview.data,
    start: () => preview.variables && start.mutate(preview.variables),
    isStarting: start.isPending,
    error: tooLarge
      ? IMPORT_ERRORS.fileTooLarge.text
      : failure
        ? failureText(failure, "The file did not arrive. Please check your connection and try again.")
        : undefined,
  };
}
