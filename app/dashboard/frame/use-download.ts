import { inFreshSession } from "#app/entities/account/fresh-session.ts";
import { browserFile } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";

interface Download {
  path: string;
  /** Name of a file whose response has none. */
  fallbackName: string;
}

export function useDownload() {
  return useSingleMutation({
    mutationFn: ({ path }: Download) => inFreshSession(() => browserFile({ path })),
    onSuccess: ({ blob, name }, { fallbackName }) => saveFile(blob, name ?? fallbackName),
    onError: (error) =>
      void showToast("error", failureText(error, "The export did not arrive. Please try again.")),
  });
}
