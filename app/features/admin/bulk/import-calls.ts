import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "#contract/api-client.ts";
import type { CatalogueImport, ImportPreview, LastImport, UndoneImport } from "#contract/catalogue-file.ts";

const IMPORT_POLL_MS = 1_000;
const ARTWORK_POLL_MS = 3_000;

/** The running import or else the last one; polled while it runs and while its artwork is drawn. */
export function lastImportQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["catalogue-import"],
    meta: { personal: true, failureMessage: "Loading the state of the import failed" },
    queryFn: ({ signal }) => api<LastImport>({ path: "/outfit/admin/import", signal }),
    refetchInterval: ({ state }) => {
      const last = state.data?.import;
      if (last?.state === "running") return IMPORT_POLL_MS;
      return last && last.artworkPending > 0 ? ARTWORK_POLL_MS : false;
    },
  });
}

/** Reports what importing a file would do; stores nothing. */
export function previewFile(api: ApiClient, file: File): Promise<ImportPreview> {
  return api({ method: "POST", path: "/outfit/admin/import/preview", body: formOf(file) });
}

/** Starts importing a file; once for the same key. */
export function importFile(api: ApiClient, file: File, idempotencyKey: string): Promise<CatalogueImport> {
  return api({ method: "POST", path: "/outfit/admin/import", body: formOf(file), idempotencyKey });
}

/** Removes what the last import added. */
export function undoImport(api: ApiClient, id: string): Promise<UndoneImport> {
  return api({ method: "DELETE", path: `/outfit/admin/import/${encodeURIComponent(id)}` });
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set("file", file);
  return form;
}
