import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Pictures and type are compressed by their formats. */
const TEXT = /\.(css|ico|js|json|svg|txt|webmanifest)$/;
/** Below this, the response headers outweigh what compression saves. */
const COMPRESS_FROM_BYTES = 1_024;

const CODINGS = [
  {
    extension: ".br",
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  },
  { extension: ".gz", compress: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

/** Puts a Brotli and a gzip version beside each text file of a folder, for the server to send as they are. */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const bytes = await readFile(file);
      if (bytes.length < COMPRESS_FROM_BYTES) return;
      await Promise.all(
        CODINGS.map(async ({ extension, compress }) => writeFile(file + extension, await compress(bytes))),
      );
    }),
  );
}
