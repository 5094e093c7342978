import type { BrandPictureKind } from "#contract/shop/brand.ts";

/** Pixels of the height that documents show: twice the logo's, for sharp screens. */
const HEIGHTS: Record<BrandPictureKind, number> = { logo: 80, logoDark: 80, icon: 192 };
const PATH = /^\/brand\/(logo|logoDark|icon)-(\d{2,3})-([0-9a-f]{64})\.png$/;
/** Those of e-mails and manifests too. */
const SERVED: Record<BrandPictureKind, readonly number[]> = {
  logo: [40, 80],
  logoDark: [40, 80],
  icon: [32, 180, 192, 512],
};

/** Path of a brand's picture as PNG, by the id of its master. */
export function brandPicturePath(kind: BrandPictureKind, id: string, height = HEIGHTS[kind]): string {
  return `/brand/${kind}-${height}-${id}.png`;
}

/** What a path asks for; undefined for a path of another form, or of a size that is not served. */
export function readBrandPicturePath(
  path: string,
): { kind: BrandPictureKind; height: number; id: string } | undefined {
  const [, kind, digits, id] = path.match(PATH) ?? [];
  const height = Number(digits);
  if (!kind || !id || !SERVED[kind as BrandPictureKind].includes(height)) return undefined;
  return { kind: kind as BrandPictureKind, height, id };
}
