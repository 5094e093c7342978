import { queryOptions } from "@tanstack/react-query";
import { browserApi } from "#app/lib/api-client.ts";
import { isUnderWay } from "#contract/catalogue/import-states.ts";
import type {
  LastPieceImport,
  PieceImport,
  ProductMapping,
  ProductPreview,
  UndonePieceImport,
} from "#contract/pieces/product-file.ts";

const POLL_MS = 1_000;

/** A product file, with what the administrator says of it. */
export interface ProductFile {
  file: File;
  /** What is not said is as the server remembers it for these headings. */
  mapping?: ProductMapping;
  shopAddress?: string;
  sourceName?: string;
}

/** Polled while the import runs or is undone. */
export const lastPieceImportQuery = queryOptions({
  queryKey: ["piece-import"],
  meta: { personal: true, failureMessage: "Loading the state of the import failed" },
  queryFn: ({ signal }) => browserApi<LastPieceImport>({ path: "/piece/admin/import", signal }),
  refetchInterval: ({ state: { data } }) => (data?.import && isUnderWay(data.import.state) ? POLL_MS : false),
});

export function previewProducts(product: ProductFile, signal: AbortSignal): Promise<ProductPreview> {
  return browserApi({
    method: "POST",
    path: "/piece/admin/import/preview",
    body: formOf(product),
    signal,
  });
}

export function importProducts(product: ProductFile): Promise<PieceImport> {
  return browserApi({ method: "POST", path: "/piece/admin/import", body: formOf(product) });
}

export function cancelPieceImport(id: string): Promise<PieceImport> {
  return browserApi({ method: "POST", path: "/piece/admin/import/cancel", body: { id } });
}

export function undoPieceImport(id: string): Promise<UndonePieceImport> {
  return browserApi({ method: "POST", path: "/piece/admin/import/undo", body: { id }, takesLong: true });
}

/** The file comes last, so that the server has read the texts when it arrives. */
function formOf({ file, mapping, shopAddress, sourceName }: ProductFile): FormData {
  const form = new FormData();
  if (mapping) form.set("mapping", JSON.stringify(mapping));
  if (shopAddress !== undefined) form.set("shopAddress", shopAddress);
  if (sourceName !== undefined) form.set("sourceName", sourceName);
  form.set("file", file);
  return form;
}
