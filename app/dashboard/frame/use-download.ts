import { inFreshSession } from "#app/entities/account/fresh-session.ts";
import { browserFile } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";

interface Download {
  path: string;
  /** File name if the response has none. */
  otherwise: string;
}

export function useDownload() {
  return useSingleMutation({
    mutationFn: ({ path }: Download) => inFreshSession(() => browserFile(path)),
    onSuccess: ({ blob, name }, { otherwise }) => saveFile(blob, name ?? otherwise),
    onError: (error) =>
      void showToast("error", failureText(error, "The export did not arrive. Please try again.")),
  });
}
