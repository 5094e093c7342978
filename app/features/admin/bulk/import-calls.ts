import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "#contract/api-client.ts";
import type { CatalogueImport, ImportPreview, LastImport, UndoneImport } from "#contract/catalogue-file.ts";

const POLL_MS = 1_000;

/** The import under way or else the last one, asked for every second while it runs. */
export function lastImportQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ["catalogue-import"],
    meta: { personal: true },
    queryFn: ({ signal }) => api<LastImport>({ path: "/outfit/admin/import", signal }),
    refetchInterval: ({ state }) => (state.data?.import?.state === "running" ? POLL_MS : false),
  });
}

/** What importing a file would do. */
export function previewFile(api: ApiClient, file: File): Promise<ImportPreview> {
  return api({ method: "POST", path: "/outfit/admin/import/preview", body: formOf(file) });
}

/** Begins to import a file; under the same key, only once. */
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
