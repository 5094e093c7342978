import type { ComponentType, ReactNode } from "react";
import type { SettingFormProps } from "#app/dashboard/settings/use-setting-form.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { SETTING_LABELS } from "#contract/shop/setting-labels.ts";

export interface SettingsSection {
  /** The last part of its address. */
  path: string;
  title: string;
  /** What it is for, in one sentence: below its heading and in the overview. */
  text: string;
  group: string;
  /** The labels in its form, by which the search finds it. */
  fields: readonly string[];
  /** Other words by which a person looks for it, each in small letters. */
  words: string;
  Form: ComponentType<SettingFormProps & { fallback?: ReactNode }>;
}

const LOADING = { when: "mounted", isQuiet: false } as const;

/**
 * The sections of the settings, in the order of the overview; those of one group stand together.
 *
 * To add one: write `app/dashboard/settings/<name>-form.tsx`, whose form gets its state from `useSettingForm`
 * and is a `SettingSection` with a `SettingForm` (grievance-form.tsx is a short one), and add its entry here.
 * Its address, its place in the overview and beside the other forms, the search and the question before
 * unsaved input is lost follow from the entry.
 */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    path: "name",
    title: SETTING_LABELS.identity,
    text: "What your shop is called, on every page and in every email.",
    group: "Your shop",
    fields: ["Name of the shop", "Tagline"],
    words: "brand title sender header slogan company rename",
    Form: lazyPart(
      async () => (await import("#app/dashboard/settings/identity-form.tsx")).IdentityForm,
      LOADING,
    ),
  },
  {
    path: "logo-and-icon",
    title: SETTING_LABELS.pictures,
    text: "The picture in the place of the name, and the one of tabs and phones.",
    group: "Your shop",
    fields: ["Logo", "Logo for dark ground", "Icon"],
    words: "brand image picture favicon app symbol emblem upload",
    Form: lazyPart(
      async () => (await import("#app/dashboard/settings/pictures-form.tsx")).PicturesForm,
      LOADING,
    ),
  },
  {
    path: "colours-and-typefaces",
    title: SETTING_LABELS.appearance,
    text: "How your site looks: two colours and a pair of typefaces.",
    group: "Your shop",
    fields: ["Accent colour", "Second colour", "Typefaces"],
    words: "color brand theme style font design look palette contrast",
    Form: lazyPart(
      async () => (await import("#app/dashboard/settings/appearance-form.tsx")).AppearanceForm,
      LOADING,
    ),
  },
  {
    path: "contact",
    title: SETTING_LABELS.contact,
    text: "How visitors reach you, at the foot of every page.",
    group: "Your shop",
    fields: ["Email address", "Phone number", "Postal address"],
    words: "support imprint telephone mail street help",
    Form: lazyPart(
      async () => (await import("#app/dashboard/settings/contact-form.tsx")).ContactForm,
      LOADING,
    ),
  },
  {
    path: "social-links",
    title: SETTING_LABELS.social,
    text: "The icons that lead to your pages elsewhere.",
    group: "Your shop",
    fields: ["Instagram", "Twitter", "Pinterest", "YouTube", "Messaging app"],
    words: "facebook whatsapp telegram x network icons follow footer",
    Form: lazyPart(async () => (await import("#app/dashboard/settings/social-form.tsx")).SocialForm, LOADING),
  },
  {
    path: "time-zone",
    title: SETTING_LABELS.timeZone,
    text: "When a day begins, and the times that people read.",
    group: "Your shop",
    fields: ["Time zone"],
    words: "clock date hour day region india",
    Form: lazyPart(
      async () => (await import("#app/dashboard/settings/time-zone-form.tsx")).TimeZoneForm,
      LOADING,
    ),
  },
  {
    path: "home-page",
    title: SETTING_LABELS.home,
    text: "The headline, the looks beside it, the reasons and the slides.",
    group: "Home and texts",
    fields: [
      "Headline",
      "Line above the headline",
      "Words of the headline in italics",
      "Text below the headline",
      "Looks beside the headline",
      "Four reasons to choose you",
      "Four slides",
    ],
    words: "hero banner slide show carousel features front page start pictures title landing caption",
    Form: lazyPart(async () => (await import("#app/dashboard/settings/home-form.tsx")).HomeForm, LOADING),
  },
  {
    path: "questions",
    title: SETTING_LABELS.faq,
    text: "Questions that visitors ask, with your answers, on the home page.",
    group: "Home and texts",
    fields: ["Question", "Answer"],
    words: "faq help asked support answers",
    Form: lazyPart(async () => (await import("#app/dashboard/settings/faq-form.tsx")).FaqForm, LOADING),
  },
  {
    path: "style-notes",
    title: SETTING_LABELS.styleNotes,
    text: "Short reads on the home page, each with a picture and a link to looks.",
    group: "Home and texts",
    fields: ["Title", "Text", "Picture", "Where it leads"],
    words: "blog blogs articles magazine stories journal advice tips",
    Form: lazyPart(
      async () => (await import("#app/dashboard/settings/style-notes-form.tsx")).StyleNotesForm,
      LOADING,
    ),
  },
  {
    path: "about-page",
    title: SETTING_LABELS.about,
    text: "Who you are and what you stand for.",
    group: "Home and texts",
    fields: ["Heading", "Text"],
    words: "about us story team mission vision company who",
    Form: lazyPart(
      async () => (await import("#app/dashboard/settings/sections-form.tsx")).AboutForm,
      LOADING,
    ),
  },
  {
    path: "claims",
    title: SETTING_LABELS.claims,
    text: "The figures and promises on your home page and in the footer.",
    group: "Home and texts",
    fields: [
      "Figures below the headline",
      "Figures beside the reasons to choose you",
      "Invitation at the end of the home page",
      "Invitation in the footer",
    ],
    words: "numbers statistics stats slogan promise advertising newsletter community hero front",
    Form: lazyPart(async () => (await import("#app/dashboard/settings/claims-form.tsx")).ClaimsForm, LOADING),
  },
  {
    path: "testimonials",
    title: SETTING_LABELS.testimonials,
    text: "What your customers say, on the home page.",
    group: "Home and texts",
    fields: ["Name", "Who they are", "What they say", "Address of their picture", "Stars"],
    words: "quotes reviews opinions praise ratings people customers feedback",
    Form: lazyPart(
      async () => (await import("#app/dashboard/settings/testimonials-form.tsx")).TestimonialsForm,
      LOADING,
    ),
  },
  {
    path: "grievance-contact",
    title: SETTING_LABELS.grievance,
    text: "The person whom visitors can complain to.",
    group: "Legal",
    fields: ["Name", "Email address", "Phone number"],
    words: "gst officer complaints law legal consumer protection rules privacy terms imprint support",
    Form: lazyPart(
      async () => (await import("#app/dashboard/settings/grievance-form.tsx")).GrievanceForm,
      LOADING,
    ),
  },
  {
    path: "privacy-policy",
    title: SETTING_LABELS.privacy,
    text: "What you do with people's data.",
    group: "Legal",
    fields: ["Heading", "Text"],
    words: "data protection dpdp gdpr cookies law personal policy",
    Form: lazyPart(
      async () => (await import("#app/dashboard/settings/sections-form.tsx")).PrivacyForm,
      LOADING,
    ),
  },
  {
    path: "terms-of-service",
    title: SETTING_LABELS.terms,
    text: "The rules for your visitors.",
    group: "Legal",
    fields: ["Heading", "Text"],
    words: "conditions contract law agreement rules liability",
    Form: lazyPart(
      async () => (await import("#app/dashboard/settings/sections-form.tsx")).TermsForm,
      LOADING,
    ),
  },
  {
    path: "prices",
    title: SETTING_LABELS.followShopPrices,
    text: "What happens when a shop changes the price of one of your pieces.",
    group: "Shopping",
    fields: ["Update prices automatically"],
    words: "cost rupees sale discount automatic sync check",
    Form: lazyPart(async () => (await import("#app/dashboard/settings/prices-form.tsx")).PricesForm, LOADING),
  },
  {
    path: "affiliate-parameters",
    title: SETTING_LABELS.affiliateParameters,
    text: "What a shop wants to see at the end of your links, so that it pays you a commission.",
    group: "Shopping",
    fields: ["Shop", "Parameter", "Value"],
    words: "commission earnings money partner program referral tag tracking amazon purchase link url utm",
    Form: lazyPart(
      async () => (await import("#app/dashboard/settings/affiliate-form.tsx")).AffiliateForm,
      LOADING,
    ),
  },
  {
    path: "word-list",
    title: SETTING_LABELS.wordList,
    text: "Comments and replies with one of these words wait for your review before others see them.",
    group: "Community",
    fields: ["Words and phrases"],
    words: "spam swear bad banned blocked forbidden filter moderation block abuse",
    Form: lazyPart(
      async () => (await import("#app/dashboard/settings/word-list-form.tsx")).WordListForm,
      LOADING,
    ),
  },
  {
    path: "empty-shop",
    title: "Start with an empty shop",
    text: "Removes the demo’s outfits and people, after a backup. What you made yourself stays.",
    group: "Start",
    fields: [],
    words: "demo sample example delete remove reset clear wipe fresh new",
    Form: lazyPart(async () => (await import("#app/dashboard/settings/demo-form.tsx")).DemoForm, LOADING),
  },
];

export const SETTINGS_PATH = "/dashboard/settings";

export function findSettingsSection(path: string | undefined): SettingsSection | undefined {
  return SETTINGS_SECTIONS.find((section) => section.path === path);
}
