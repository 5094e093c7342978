import type { ApiClient } from "#contract/http/api-client.ts";
import {
  type BrandPictures,
  DEFAULT_APPEARANCE,
  DEFAULT_IDENTITY,
  NO_PICTURES,
  type ShopContact,
  type ShopIdentity,
  type SocialLinks,
  type Typefaces,
} from "./brand.ts";

/** A figure that the shop claims of itself: "100+", "Curated outfits". */
export interface Claim {
  value: string;
  label: string;
}

/** What the shop claims of itself, by where visitors read it. */
export interface ShopClaims {
  /** Below the headline of the home page. */
  hero: Claim[];
  /** Beside the reasons to choose the shop. */
  whyChoose: Claim[];
  /** The invitation at the end of the home page. */
  community: string;
  /** The invitation in the footer. */
  footer: string;
}

export interface Testimonial {
  name: string;
  role: string;
  content: string;
  /** URL of a picture; without one, the first letter of the name is shown. */
  avatar: string;
  rating: number;
}

/** Whom visitors can complain to; an empty phone number is not shown. */
export interface GrievanceContact {
  name: string;
  email: string;
  phone: string;
}

/** Texts that an administrator can write in the place of those of the site. */
export type OwnText = "home" | "faq" | "styleNotes" | "about" | "privacy" | "terms";

/** Settings that pages need; equal for every visitor. */
export interface SiteSettings {
  identity: ShopIdentity;
  pictures: BrandPictures;
  /** Custom properties of the style sheet in the shop's own colours; empty for those of the site. */
  colours: string;
  typefaces: Typefaces;
  contact: ShopContact | null;
  /** Null for those of app/content. */
  social: SocialLinks | null;
  /** Texts that are the shop's own: pages fetch them, and show those of app/content in the place of others. */
  ownTexts: readonly OwnText[];
  /** Whether the home page has style notes, to which the header leads. */
  hasStyleNotes: boolean;
  /** Public origin of the site, without a trailing slash. */
  publicUrl: string;
  /** IANA time zone of the dates on the site. */
  timeZone: string;
  /** That of the environment: the one in force while administrators have chosen none. */
  installationZone: string;
  /** Whether an identity provider is configured for signing in. */
  identityProvider: boolean;
  /** Grievance contact on the legal pages; null if none is configured. */
  grievance: GrievanceContact | null;
  /** Null for those of app/content. */
  claims: ShopClaims | null;
  /** Null for those of app/content. */
  testimonials: Testimonial[] | null;
  /** Path on this origin that browsers notify when the session token changes; null for none. */
  tokenSyncPath: string | null;
}

/** A shop whose owner has changed nothing. */
export const UNCHANGED_SITE: SiteSettings = {
  publicUrl: "",
  timeZone: "Asia/Kolkata",
  installationZone: "Asia/Kolkata",
  identityProvider: false,
  tokenSyncPath: null,
  identity: DEFAULT_IDENTITY,
  pictures: NO_PICTURES,
  colours: "",
  typefaces: DEFAULT_APPEARANCE.typefaces,
  contact: null,
  social: null,
  grievance: null,
  claims: null,
  testimonials: null,
  ownTexts: [],
  hasStyleNotes: true,
};

/** What the server passes to the site for each document it renders. */
export interface DocumentContext {
  /** Calls the API inside the process as a visitor, without counting views. */
  api: ApiClient;
  /** Logs a failure with its stack and the id of the document's request. */
  logError: (message: string, error: unknown) => void;
  settings: SiteSettings;
  /** Marks the document's own inline scripts; unguessable, and removed before the document is sent. */
  nonce: string;
}

/** Renders one document; exported by the web site's server build. */
export type DocumentHandler = (request: Request, context: DocumentContext) => Promise<Response>;
