import { z } from "zod";
import { emailAddress } from "#contract/account/email-address.ts";
import {
  AFFILIATE_HOSTS_MAX,
  AFFILIATE_NAME_MAX_LENGTH,
  AFFILIATE_PARAMETERS_MAX,
  AFFILIATE_VALUE_MAX_LENGTH,
  CLAIM_LABEL_MAX_LENGTH,
  CLAIM_TEXT_MAX_LENGTH,
  CLAIM_VALUE_MAX_LENGTH,
  CLAIMS_MAX,
  FULL_NAME_MAX_LENGTH,
  ITEM_LINK_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  SETTING_VERSION_MAX,
  TESTIMONIAL_NAME_MAX_LENGTH,
  TESTIMONIAL_TEXT_MAX_LENGTH,
  TESTIMONIALS_MAX,
  WORD_MAX_LENGTH,
  WORDS_MAX,
} from "#contract/limits.ts";
import { isHttpUrl } from "#contract/links/link-url.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { SETTINGS_MESSAGES as messages } from "#contract/messages/shop-settings.ts";
import {
  appearanceSchema,
  contactSchema,
  identitySchema,
  picturesSchema,
  socialSchema,
  timeZoneSchema,
} from "./brand-settings.ts";
import { group, groupOf, optionalPhone, optionalText, requiredText } from "./setting-fields.ts";
import { SETTING_KEYS, type SettingKey } from "./setting-labels.ts";
import { faqSchema, homeSchema, sectionsSchema, styleNotesSchema } from "./site-texts.ts";

const claimSchema = group({
  value: requiredText(CLAIM_VALUE_MAX_LENGTH, messages.valueRequired),
  label: requiredText(CLAIM_LABEL_MAX_LENGTH, messages.labelRequired),
});
const claimRow = z.array(claimSchema, messages.listExpected).max(CLAIMS_MAX, messages.tooManyClaims);

export const claimsSchema = group({
  hero: claimRow,
  whyChoose: claimRow,
  community: requiredText(CLAIM_TEXT_MAX_LENGTH, messages.textRequired),
  footer: requiredText(CLAIM_TEXT_MAX_LENGTH, messages.textRequired),
});

export const testimonialsSchema = z
  .array(
    group({
      name: requiredText(TESTIMONIAL_NAME_MAX_LENGTH, messages.nameRequired),
      role: optionalText(TESTIMONIAL_NAME_MAX_LENGTH, messages.roleText),
      content: requiredText(TESTIMONIAL_TEXT_MAX_LENGTH, messages.contentRequired),
      avatar: optionalText(ITEM_LINK_MAX_LENGTH, messages.avatarInvalid).refine(
        (url) => url === "" || (isHttpUrl(url) && url.startsWith("https:")),
        messages.avatarInvalid,
      ),
      rating: z
        .number(messages.ratingRange)
        .int(messages.ratingRange)
        .min(1, messages.ratingRange)
        .max(5, messages.ratingRange),
    }),
    messages.listExpected,
  )
  .max(TESTIMONIALS_MAX, messages.tooManyTestimonials);

export const grievanceSchema = group({
  name: requiredText(FULL_NAME_MAX_LENGTH, messages.nameRequired),
  email: emailAddress(messages.emailRequired),
  phone: optionalPhone(PHONE_MAX_LENGTH).default(""),
});

/** Whether a text is the host of a web address as browsers write it, without a port. */
function isHost(text: string): boolean {
  const address = `https://${text}/`;
  return URL.canParse(address) && new URL(address).hostname === text;
}

export const affiliateHostSchema = z
  .string(messages.hostInvalid)
  .trim()
  .toLowerCase()
  .max(253, messages.hostInvalid)
  .refine(isHost, messages.hostInvalid);
export const affiliateNameSchema = requiredText(AFFILIATE_NAME_MAX_LENGTH, messages.parameterRequired).refine(
  (name) => !/\s/.test(name),
  messages.parameterRequired,
);
export const affiliateValueSchema = requiredText(AFFILIATE_VALUE_MAX_LENGTH, messages.parameterValueRequired);

/** A record whose keys have a schema with messages of its own. */
function recordOf<Value extends z.ZodType>(key: z.ZodType<string, string>, value: Value) {
  return z.record(key, value, {
    error: (issue) =>
      issue.code === "invalid_key" ? String(issue.issues?.[0]?.message) : messages.groupExpected,
  });
}

const affiliateParametersSchema = recordOf(
  affiliateHostSchema,
  recordOf(affiliateNameSchema, affiliateValueSchema).refine(
    (values) => Object.keys(values).length <= AFFILIATE_PARAMETERS_MAX,
    messages.tooManyParameters,
  ),
).refine((hosts) => Object.keys(hosts).length <= AFFILIATE_HOSTS_MAX, messages.tooManyHosts);

/** Without repetitions; the case does not matter. */
export const wordListSchema = z
  .array(requiredText(WORD_MAX_LENGTH, messages.wordRequired).toLowerCase(), messages.listExpected)
  .max(WORDS_MAX, messages.tooManyWords)
  .transform((words) => [...new Set(words)]);

const version = z
  .number(messages.versionExpected)
  .int(messages.versionExpected)
  .min(0, messages.versionExpected)
  .max(SETTING_VERSION_MAX, messages.versionExpected);

/**
 * Settings to change. With the `versions` that they were read in, a change of another administrator
 * is not overwritten.
 */
export const settingsChangeSchema = group({
  identity: identitySchema.nullable().optional(),
  pictures: picturesSchema.optional(),
  appearance: appearanceSchema.nullable().optional(),
  contact: contactSchema.nullable().optional(),
  social: socialSchema.nullable().optional(),
  timeZone: timeZoneSchema.nullable().optional(),
  home: homeSchema.nullable().optional(),
  faq: faqSchema.nullable().optional(),
  styleNotes: styleNotesSchema.nullable().optional(),
  about: sectionsSchema.nullable().optional(),
  privacy: sectionsSchema.nullable().optional(),
  terms: sectionsSchema.nullable().optional(),
  claims: claimsSchema.nullable().optional(),
  testimonials: testimonialsSchema.nullable().optional(),
  grievance: grievanceSchema.nullable().optional(),
  followShopPrices: z.boolean(INPUT_MESSAGES.trueOrFalse).optional(),
  affiliateParameters: affiliateParametersSchema.optional(),
  wordList: wordListSchema.optional(),
  versions: groupOf(SETTING_KEYS, () => version.optional()).optional(),
});
export type SettingsChange = z.output<typeof settingsChangeSchema>;

const count = z.number().int().min(0);
const OF_THE_SITE = "null for that of the site";

/** All settings as they are in force. */
export const shopSettingsSchema = z
  .object({
    identity: identitySchema.nullable().describe(OF_THE_SITE),
    pictures: picturesSchema,
    appearance: appearanceSchema.nullable().describe(OF_THE_SITE),
    contact: contactSchema.nullable(),
    social: socialSchema.nullable().describe(OF_THE_SITE),
    timeZone: timeZoneSchema.nullable().describe("null for that of the environment"),
    home: homeSchema.nullable().describe(OF_THE_SITE),
    faq: faqSchema.nullable().describe(OF_THE_SITE),
    styleNotes: styleNotesSchema.nullable().describe(OF_THE_SITE),
    about: sectionsSchema.nullable().describe(OF_THE_SITE),
    privacy: sectionsSchema.nullable().describe(OF_THE_SITE),
    terms: sectionsSchema.nullable().describe(OF_THE_SITE),
    claims: claimsSchema.nullable().describe(OF_THE_SITE),
    testimonials: testimonialsSchema.nullable().describe(OF_THE_SITE),
    grievance: grievanceSchema.nullable(),
    followShopPrices: z.boolean(),
    affiliateParameters: z.record(z.string(), z.record(z.string(), z.string())),
    wordList: z.array(z.string()),
    versions: z
      .object(Object.fromEntries(SETTING_KEYS.map((key) => [key, count])) as Record<SettingKey, typeof count>)
      .describe("how often each setting was changed; 0 for its first value"),
  })
  .meta({ id: "ShopSettings" });
export type ShopSettings = z.infer<typeof shopSettingsSchema>;
