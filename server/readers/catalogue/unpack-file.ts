import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import { fileRefused } from "./file-refused.ts";
import { bytesSource, type FileSource } from "./file-source.ts";
import { isWorkbook } from "./xlsx-table.ts";
import { bounded, type OpenZip, openEntries } from "./zip-entries.ts";

/** What a file turns out to be, plain, in gzip or in a ZIP. */
export type UnpackedFile = (
  | { kind: "workbook"; workbook: OpenZip }
  | { kind: "text"; name: string; read: () => AsyncIterable<Buffer> }
) & {
  /** The ZIP that it is in, and its name there. */
  packed?: { zip: OpenZip; name: string };
  /** To be called when everything is read. */
  close: () => void;
};

export interface Unpacking {
  /** Bytes of the file, unpacked. */
  bytesMax: number;
  /** The names of files that are looked for in a ZIP. */
  wanted: RegExp;
  /** Said of a ZIP without one. */
  noneFound: ErrorMessage;
}

/** A workbook within a ZIP, which is read into memory. */
const INNER_WORKBOOK_MAX_BYTES = 100 * 1024 * 1024;

export const ZIP_START = Buffer.from("PK\x03\x04");
const GZIP_START = Buffer.from([0x1f, 0x8b]);

/** Detects by its content how a file is packed. Throws an ApiError with a user-facing message. */
export async function unpackFile(source: FileSource, unpacking: Unpacking): Promise<UnpackedFile> {
  const start = await readStart(source.read());
  if (start.equals(ZIP_START)) return openZip(source, unpacking);
  const close = () => {};
  if (!start.subarray(0, GZIP_START.length).equals(GZIP_START)) {
    return { kind: "text", name: source.name, read: source.read, close };
  }
  const read = () => gunzip(source.read(), unpacking.bytesMax);
  return { kind: "text", name: source.name.replace(/\.gz$/i, ""), read, close };
}

export async function readStart(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  for await (const chunk of chunks) return chunk.subarray(0, ZIP_START.length);
  return Buffer.alloc(0);
}

async function* gunzip(packed: AsyncIterable<Buffer>, bytesMax: number): AsyncGenerator<Buffer> {
  try {
    yield* bounded(
      pipeline(Readable.from(packed), createGunzip(), () => {}),
      bytesMax,
    );
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw code.startsWith("Z_") ? fileRefused(IMPORT_ERRORS.fileDamaged, "BAD_REQUEST", error) : error;
  }
}

/** A workbook, or a ZIP with one wanted file. */
async function openZip(source: FileSource, unpacking: Unpacking): Promise<UnpackedFile> {
  const zip = await openEntries(source.openZip());
  const { close } = zip;
  try {
    if (isWorkbook(zip)) return { kind: "workbook", workbook: zip, close };
    const name = onlyWanted(zip, unpacking);
    const packed = { zip, name };
    if (/\.xlsx$/i.test(name)) {
      return { kind: "workbook", workbook: await openInnerWorkbook(zip, name), packed, close };
    }
    return { kind: "text", name, read: () => zip.read(name, unpacking.bytesMax), packed, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The name of the only wanted file of a ZIP. */
export function onlyWanted({ names }: OpenZip, { wanted, noneFound }: Omit<Unpacking, "bytesMax">): string {
  const found = names.filter((name) => wanted.test(name));
  const [name, another] = found;
  if (name === undefined) throw fileRefused(noneFound);
  if (another !== undefined)
    throw fileRefused(IMPORT_ERRORS.zipWithSeveral({ names: found.slice(0, 5).join(", ") }));
  return name;
}

/** A file with another content than its name says has no sheets. */
async function openInnerWorkbook(zip: OpenZip, name: string): Promise<OpenZip> {
  const parts: Buffer[] = [];
  for await (const part of zip.read(name, INNER_WORKBOOK_MAX_BYTES)) parts.push(part);
  return openEntries(bytesSource(name, Buffer.concat(parts)).openZip());
}
