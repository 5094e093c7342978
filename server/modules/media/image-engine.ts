import type { SharpConstructor } from "sharp";

let loading: Promise<SharpConstructor> | undefined;

/** Loaded with the first picture, because the library takes 26 MB and 150 ms of the start. */
export function loadSharp(): Promise<SharpConstructor> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    // `limitConcurrency` decides how many pictures are processed at once, which bounds cores and memory.
    sharp.concurrency(1);
    // The cache would retain the last hundred operations with their pixels, and no picture is processed twice
    // in a row.
    sharp.cache(false);
    return sharp;
  });
  return loading;
}
