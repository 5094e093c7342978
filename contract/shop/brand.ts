/** Name, look and addresses of the shop, before its owner has entered their own. Shared by server and site. */

export interface ShopIdentity {
  name: string;
  tagline: string;
}

export const DEFAULT_IDENTITY: ShopIdentity = {
  name: "Ensemble",
  tagline: "The end of the “Link please?” era",
};

/** Pairs of typefaces, headings and text, by the name that is stored. */
export const TYPEFACE_LABELS = {
  bodoni: "Bodoni Moda and Instrument Sans",
  fraunces: "Fraunces and Work Sans",
  playfair: "Playfair Display and Source Sans",
  bricolage: "Bricolage Grotesque and Karla",
} as const;
export type Typefaces = keyof typeof TYPEFACE_LABELS;
export const TYPEFACES = Object.keys(TYPEFACE_LABELS) as Typefaces[];

export interface ShopAppearance {
  /** Of headings in italics, marks and large grounds; `#rrggbb`. */
  accent: string;
  /** Of the chat, its suggestions and what is switched on; `#rrggbb`. */
  second: string;
  typefaces: Typefaces;
}

export const DEFAULT_APPEARANCE: ShopAppearance = {
  accent: "#8f1d31",
  second: "#0f5c47",
  typefaces: "bodoni",
};

/** How visitors reach the shop; what is empty is not shown. */
export interface ShopContact {
  email: string;
  phone: string;
  /** With line breaks. */
  address: string;
}

export const SOCIAL_LABELS = {
  instagram: "Instagram",
  twitter: "Twitter",
  pinterest: "Pinterest",
  youtube: "YouTube",
  messaging: "Messaging app",
} as const;
export type SocialNetwork = keyof typeof SOCIAL_LABELS;
export const SOCIAL_NETWORKS = Object.keys(SOCIAL_LABELS) as SocialNetwork[];
/** Addresses of the shop's pages elsewhere; one that is empty has no icon. */
export type SocialLinks = Record<SocialNetwork, string>;

/** Pictures of the brand that an administrator uploads, with the name that the dashboard shows. */
export const BRAND_PICTURE_LABELS = {
  logo: "Logo",
  logoDark: "Logo for dark ground",
  icon: "Icon",
} as const;
export type BrandPictureKind = keyof typeof BRAND_PICTURE_LABELS;
export const BRAND_PICTURE_KINDS = Object.keys(BRAND_PICTURE_LABELS) as BrandPictureKind[];

export interface BrandPicture {
  /** Path on this origin; another picture has another path. */
  src: string;
  width: number;
  height: number;
}
export type BrandPictures = Record<BrandPictureKind, BrandPicture | null>;
export const NO_PICTURES: BrandPictures = { logo: null, logoDark: null, icon: null };

/** Files at paths that browsers and programs know, of the site until the shop has its own. */
export const BRAND_FILES = [
  "/favicon.ico",
  "/favicon.svg",
  "/apple-touch-icon.png",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/share.jpg",
] as const;
export type BrandFile = (typeof BRAND_FILES)[number];
