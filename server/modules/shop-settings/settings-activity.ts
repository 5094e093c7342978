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

function textFields({ claims, testimonials, grievance, followShopPrices }: FirstSettings) {
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
