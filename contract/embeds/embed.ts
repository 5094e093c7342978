/** Looks and boards in pages of other sites, in a frame. */

export type EmbedKind = "outfit" | "board";

/** What is embedded. */
export interface Embedded {
  kind: EmbedKind;
  id: string;
}

export const OEMBED_PATH = "/oembed";

const PAGE_PATH = /^\/(outfit|board)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i;

export const pagePath = ({ kind, id }: Embedded): string => `/${kind}/${id}`;

export const embedPath = ({ kind, id }: Embedded): string => `/embed/${kind}/${id}`;

/** The address of the oEmbed response for a page (https://oembed.com). */
export function oembedUrl(publicUrl: string, embedded: Embedded): string {
  const page = encodeURIComponent(publicUrl + pagePath(embedded));
  return `${publicUrl}${OEMBED_PATH}?url=${page}&format=json`;
}

/** What the address of a page of this shop is about; undefined for any other address. */
export function embeddedOf(url: string, publicUrl: string): Embedded | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin, pathname } = new URL(url);
  if (origin !== new URL(publicUrl).origin) return undefined;
  const [, kind, id] = PAGE_PATH.exec(pathname) ?? [];
  return kind && id ? { kind: kind.toLowerCase() as EmbedKind, id: id.toLowerCase() } : undefined;
}
