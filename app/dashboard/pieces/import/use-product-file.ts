import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
  importProducts,
  lastPieceImportQuery,
  type ProductFile,
  previewProducts,
} from "#app/dashboard/pieces/import/piece-import-api.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { PRODUCT_FILE_MAX_BYTES } from "#contract/limits.ts";
import { PIECE_ERRORS } from "#contract/messages/pieces.ts";
import type { ProductPreview } from "#contract/pieces/product-file.ts";

/** The chosen product file: its preview, which is read again whenever something is said of it, and its import. */
export function useProductFile() {
  const client = useQueryClient();
  const [product, setProduct] = useState<ProductFile>();
  const [preview, setPreview] = useState<ProductPreview>();
  const [isTooLarge, setTooLarge] = useState(false);
  const attempt = useRef<AbortController>(undefined);
  const reading = useMutation({
    mutationFn: ({ product, signal }: { product: ProductFile; signal: AbortSignal }) =>
      previewProducts(product, signal),
  });
  const start = useSingleMutation({
    mutationFn: importProducts,
    onSuccess: (begun) => {
      client.setQueryData(lastPieceImportQuery.queryKey, { import: begun });
      reset();
    },
    // Another administrator's import may be the reason; the refetch shows it.
    onError: () => void client.invalidateQueries({ queryKey: lastPieceImportQuery.queryKey }),
  });

  function reset() {
    attempt.current?.abort();
    setProduct(undefined);
    setPreview(undefined);
    setTooLarge(false);
    reading.reset();
    start.reset();
  }

  function read(next: ProductFile) {
    attempt.current?.abort();
    attempt.current = new AbortController();
    start.reset();
    setProduct(next);
    reading.mutate({ product: next, signal: attempt.current.signal }, { onSuccess: setPreview });
  }

  const failure = reading.error ?? start.error;
  const atAddress =
    failure instanceof ApiFailure
      ? failure.details.find(({ path }) => path === "shopAddress")?.message
      : undefined;
  return {
    product,
    preview,
    isReading: reading.isPending,
    /** The preview is not that of what was said last. */
    isOutdated: reading.isError,
    isStarting: start.isPending,
    choose: (file: File) => {
      reset();
      setTooLarge(file.size > PRODUCT_FILE_MAX_BYTES);
      if (file.size <= PRODUCT_FILE_MAX_BYTES) read({ file });
    },
    /** Reads the file again. */
    change: (changes: Partial<ProductFile>) => product && read({ ...product, ...changes }),
    readAgain: () => product && read(product),
    reset,
    start: () => product && start.mutate(product),
    addressError: atAddress,
    error: isTooLarge
      ? PIECE_ERRORS.fileTooLarge.text
      : failure && !atAddress
        ? failureText(failure, "The file did not arrive. Please check your connection and try again.")
        : undefined,
  };
}

export type ProductFileState = ReturnType<typeof useProductFile>;
