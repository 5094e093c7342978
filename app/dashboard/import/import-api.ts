import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import type {
  CatalogueImport,
  ImportPreview,
  LastImport,
  UndoneImport,
} from "#contract/catalogue/catalogue-file.ts";
import { isUnderWay } from "#contract/catalogue/import-states.ts";
import type { UnfetchedPictures } from "#contract/catalogue/linked-pictures.ts";

const IMPORT_POLL_MS = 1_000;
const ARTWORK_POLL_MS = 3_000;
const PICTURES_POLL_MS = 3_000;

/** Polled while the import runs or is undone, and while its artwork is drawn. */
export function lastImportQuery() {
  return queryOptions({
    queryKey: ["catalogue-import"],
    meta: { personal: true, failureMessage: "Loading the state of the import failed" },
    queryFn: ({ signal }) => browserApi<LastImport>({ path: "/outfit/admin/import", signal }),
    refetchInterval: ({ state }) => {
      const last = state.data?.import;
      if (last && isUnderWay(last.state)) return IMPORT_POLL_MS;
      return last && last.artworkPending > 0 ? ARTWORK_POLL_MS : false;
    },
  });
}

/** Polled while pictures are being fetched. */
export function unfetchedPicturesQuery() {
  return queryOptions({
    queryKey: ["catalogue-import", "pictures"],
    meta: { personal: true, failureMessage: "Loading the state of the pictures failed" },
    queryFn: ({ signal }) => browserApi<UnfetchedPictures>({ path: "/outfit/admin/pictures", signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? PICTURES_POLL_MS : false),
  });
}

export function retryPictures(): Promise<UnfetchedPictures> {
  return browserApi({ method: "POST", path: "/outfit/admin/pictures/retry" });
}

export function previewFile(file: File): Promise<ImportPreview> {
  return browserApi({ method: "POST", path: "/outfit/admin/import/preview", body: formOf(file) });
}

export function importFile(file: File, idempotencyKey: string): Promise<CatalogueImport> {
  return browserApi({ method: "POST", path: "/outfit/admin/import", body: formOf(file), idempotencyKey });
}

export function undoImport(id: string): Promise<UndoneImport> {
  const path = `/outfit/admin/import/${encodeURIComponent(id)}`;
  return browserApi({ method: "DELETE", path, takesLong: true });
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.set("file", file);
  return form;
}
