import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { outfitInput } from "#tests/factories/outfit-factory.ts";

/** A multipart form as a browser sends it. */
export interface Form {
  payload: Buffer;
  headers: Record<string, string>;
}

/** A file of a form, with the name and type that the sender claims. */
export interface FormFile {
  bytes: Buffer;
  name?: string;
  type?: string;
}

/** A form with these fields in this order; fields may repeat. */
export async function formOf(
  fields: readonly (readonly [name: string, value: string | FormFile])[],
): Promise<Form> {
  const data = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === "string") data.append(name, value);
    else
      data.append(
        name,
        new Blob([value.bytes as Uint8Array<ArrayBuffer>], { type: value.type ?? "image/jpeg" }),
        value.name ?? "look.jpg",
      );
  }
  const encoded = new Response(data);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
  };
}

/**
 * The administrator's outfit form with default values; `changes` replaces fields, and undefined omits one.
 */
export async function outfitForm(
  changes: Record<string, unknown> = {},
  { image }: { image?: FormFile | Buffer | undefined } = {},
): Promise<Form> {
  const { items, tags, ...texts } = outfitInput();
  const fields: Record<string, unknown> = {
    ...texts,
    items: JSON.stringify(items),
    tags: JSON.stringify(tags),
    numberOfItems: items.length,
    ...changes,
  };
  const entries = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)] as const);
  const file = Buffer.isBuffer(image) ? { bytes: image } : image;
  return formOf(file ? [...entries, ["image", file]] : entries);
}

/** A picture small enough to be processed quickly. */
export async function smallPicture(): Promise<Buffer> {
  return colourful(60, 80).jpeg().toBuffer();
}
