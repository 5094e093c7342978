import type { TextSections } from "#contract/shop/site-texts.ts";
import { changedFields } from "#server/modules/activity/record-activity.ts";
import type { FirstSettings } from "./current-settings.ts";

const NAMED_MAX = 50;
/** Placeholder for texts of `app/content`, which the server does not know. */
const ORIGINAL = "the original";

/** Names and values for administrators; of long lists only what was added and removed. */
export function settingsActivity(before: FirstSettings, after: FirstSettings) {
  return changedFields(
    {
      ...textFields(before),
      affiliateParameters: onlyIn(affiliateTexts(before), affiliateTexts(after)),
      wordList: onlyIn(before.wordList, after.wordList),
    },
    {
      ...textFields(after),
      affiliateParameters: onlyIn(affiliateTexts(after), affiliateTexts(before)),
      wordList: onlyIn(after.wordList, before.wordList),
    },
  );
}

function textFields({ claims, testimonials, grievance, followShopPrices, ...others }: FirstSettings) {
  const figures = (row: { value: string; label: string }[] = []) =>
    claims ? row.map(({ value, label }) => `${value} ${label}`) : ORIGINAL;
  return {
    figuresBelowTheHeadline: figures(claims?.hero),
    figuresBesideTheReasons: figures(claims?.whyChoose),
    invitationOnTheHomePage: claims?.community ?? ORIGINAL,
    invitationInTheFooter: claims?.footer ?? ORIGINAL,
    testimonials:
      testimonials?.map(
        ({ name, role, content, avatar, rating }) =>
          `${[name, role, avatar].filter(Boolean).join(", ")}, ${rating} of 5: ${content}`,
      ) ?? ORIGINAL,
    grievanceContact: grievance && [grievance.name, grievance.email, grievance.phone],
    pricesFollowTheShops: followShopPrices,
    ...brandFields(others),
    ...pageFields(others),
  };
}

type OtherSettings = Omit<FirstSettings, "claims" | "testimonials" | "grievance" | "followShopPrices">;

function brandFields({ identity, pictures, appearance, contact, social, timeZone }: OtherSettings) {
  return {
    nameOfTheShop: identity?.name ?? ORIGINAL,
    tagline: identity?.tagline ?? ORIGINAL,
    logo: pictures.logo?.src ?? null,
    logoForDarkGround: pictures.logoDark?.src ?? null,
    icon: pictures.icon?.src ?? null,
    accentColour: appearance?.accent ?? ORIGINAL,
    secondColour: appearance?.second ?? ORIGINAL,
    typefaces: appearance?.typefaces ?? ORIGINAL,
    contact: contact && Object.values(contact).filter(Boolean),
    socialLinks: social ? Object.values(social).filter(Boolean) : ORIGINAL,
    timeZone: timeZone ?? ORIGINAL,
  };
}

function pageFields({ home, faq, styleNotes, about, privacy, terms }: OtherSettings) {
  const sections = (page: TextSections | null) =>
    page?.map(({ heading, text }) => `${heading}: ${text}`) ?? ORIGINAL;
  return {
    openingOfTheHomePage: home ? Object.values(home.hero).flat() : ORIGINAL,
    reasons: home?.features.map(({ title, text }) => `${title}: ${text}`) ?? ORIGINAL,
    banner:
      home?.banner.map(({ caption, alt, link, picture }) => [caption, alt, link, picture.src]) ?? ORIGINAL,
    questions: faq?.map(({ question, answer }) => `${question} ${answer}`) ?? ORIGINAL,
    styleNotes:
      styleNotes?.map(({ title, text, link, picture }) => [title, text, link, picture.src]) ?? ORIGINAL,
    aboutPage: sections(about),
    privacyPolicy: sections(privacy),
    termsOfService: sections(terms),
  };
}

function affiliateTexts({ affiliateParameters }: FirstSettings): string[] {
  return Object.entries(affiliateParameters).flatMap(([host, parameters]) =>
    Object.entries(parameters).map(([name, value]) => `${host}?${name}=${value}`),
  );
}

function onlyIn(list: readonly string[], without: readonly string[]): string[] {
  const excluded = new Set(without);
  const own = list.filter((entry) => !excluded.has(entry));
  if (own.length <= NAMED_MAX) return own;
  return [...own.slice(0, NAMED_MAX), `and ${own.length - NAMED_MAX} more`];
}
