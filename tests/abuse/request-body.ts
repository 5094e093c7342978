import type { InjectOptions } from "fastify";
import type { DescribedCall } from "./described-calls.ts";
import { validValue, withValueAt } from "./valid-value.ts";

const BOUNDARY = "----abuse";
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
/** A PNG of one pixel. */
const DOT = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Adds a valid body to a request, except for the value at one path. */
export function withBody(
  request: InjectOptions,
  { body }: DescribedCall,
  wrong?: { place: readonly string[]; value: unknown },
): InjectOptions {
  if (!body) return request;
  const valid = validValue(body.schema);
  const content = wrong ? withValueAt(valid, wrong.place, wrong.value) : valid;
  const isForm = body.kind === "form";
  return {
    ...request,
    headers: { ...request.headers, "content-type": isForm ? FORM_TYPE : "application/json" },
    payload: isForm
      ? formBody(content as object, (name) => body.schema.properties?.[name]?.format === "binary")
      : JSON.stringify(content),
  };
}

/** A form with these fields; values other than text are sent as JSON, and files as a picture. */
function formBody(fields: object, isFile: (name: string) => boolean): Buffer {
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const fileHeaders = isFile(name) ? '; filename="look.png"\r\nContent-Type: image/png' : "";
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileHeaders}\r\n\r\n`;
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return [Buffer.from(head), isFile(name) ? DOT : Buffer.from(text), Buffer.from("\r\n")];
  });
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
