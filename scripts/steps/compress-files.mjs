import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Pictures and type are compressed by their formats. */
const TEXT = /\.(css|ico|js|json|svg|txt|webmanifest)$/;

/** @type {{ extension: string, compress: (bytes: Buffer) => Promise<Buffer> }[]} */
const CODINGS = [
  {
    extension: ".br",
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  },
  { extension: ".gz", compress: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

/**
 * Puts a Brotli and a gzip version beside each text file of a folder, also a small one: the server would
 * compress it for every request.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const bytes = await readFile(file);
      await Promise.all(
        CODINGS.map(async ({ extension, compress }) => writeFile(file + extension, await compress(bytes))),
      );
    }),
  );
}
