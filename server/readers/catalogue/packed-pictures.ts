import { posix } from "node:path";
import type { OpenZip } from "./zip-entries.ts";

/** The files of a ZIP that its catalogue can name as pictures. */
export interface PackedPictures {
  /**
   * The files that a text can mean: the one with this path, from the catalogue's folder or from the top, or
   * else all with this name in any folder, in any case, and without its ending, which Windows hides. Accents
   * match however they are encoded (NFC, NFD).
   */
  find: (image: string) => readonly string[];
  /** Bytes of a file, unpacked. */
  sizeOf: OpenZip["sizeOf"];
  /** Throws an ApiError for a damaged file, or one with a password. */
  read: (name: string, bytesMax: number) => Promise<Buffer>;
}

/** `catalogue` is the path of the catalogue file in the ZIP. */
export function packedPictures({ names, sizeOf, read }: OpenZip, catalogue: string): PackedPictures {
  const byPath = new Map<string, string>();
  const byName = new Map<string, string[]>();
  const byBareName = new Map<string, string[]>();
  for (const path of names) {
    if (path === catalogue) continue;
    const form = path.normalize();
    byPath.set(form, path);
    const name = posix.basename(form).toLowerCase();
    addTo(byName, name, path);
    addTo(byBareName, name.replace(PICTURE_ENDING, ""), path);
  }
  const folder = posix.dirname(catalogue).normalize();
  return {
    sizeOf,
    find: (image) => {
      // Windows writes the separator of folders the other way.
      const path = posix.normalize(image.normalize().replaceAll("\\", "/"));
      const exact = byPath.get(posix.join(folder, path)) ?? byPath.get(path);
      const name = path.toLowerCase();
      return exact === undefined ? (byName.get(name) ?? byBareName.get(name) ?? []) : [exact];
    },
    read: async (name, bytesMax) => {
      const parts: Buffer[] = [];
      for await (const part of read(name, bytesMax)) parts.push(part);
      return Buffer.concat(parts);
    },
  };
}

const PICTURE_ENDING = /\.(?:jpe?g|png|webp|avif)$/;

function addTo(paths: Map<string, string[]>, name: string, path: string): void {
  paths.set(name, [...(paths.get(name) ?? []), path]);
}
