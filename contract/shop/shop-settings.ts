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
import { SETTINGS_MESSAGES as messages, tooLong, unknownSetting } from "#contract/messages/shop-settings.ts";
import { hasVisibleCharacter, storedText } from "#contract/values/text.ts";

/** Settings that an administrator changes while the shop runs, with the name that the dashboard shows. */
export const SETTING_LABELS = {
  claims: "Marketing claims",
  testimonials: "Testimonials",
  grievance: "Grievance contact",
  followShopPrices: "Prices follow the shops",
  affiliateParameters: "Affiliate parameters",
  wordList: "Word list",
} as const;
export type SettingKey = keyof typeof SETTING_LABELS;
export const SETTING_KEYS = Object.keys(SETTING_LABELS) as SettingKey[];

function optionalText(maxLength: number, message: string) {
  return storedText(z.string(message).trim().max(maxLength, tooLong(maxLength)), INPUT_MESSAGES.invisible);
}

function requiredText(maxLength: number, message: string) {
  return optionalText(maxLength, message).refine(hasVisibleCharacter, message);
}

/** An object that refuses keys it does not know. */
function group<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys" ? unknownSetting(issue.keys as string[]) : messages.groupExpected,
  });
}

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

const PHONE = /^\+?[\d ()/-]+$/;

export const grievanceSchema = group({
  name: requiredText(FULL_NAME_MAX_LENGTH, messages.nameRequired),
  email: emailAddress(messages.emailRequired),
  phone: optionalText(PHONE_MAX_LENGTH, messages.phoneInvalid)
    .refine((phone) => phone === "" || (PHONE.test(phone) && /\d{3}/.test(phone)), messages.phoneInvalid)
    .default(""),
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
  claims: claimsSchema.nullable().optional(),
  testimonials: testimonialsSchema.nullable().optional(),
  grievance: grievanceSchema.nullable().optional(),
  followShopPrices: z.boolean(INPUT_MESSAGES.trueOrFalse).optional(),
  affiliateParameters: affiliateParametersSchema.optional(),
  wordList: wordListSchema.optional(),
  versions: group({
    claims: version.optional(),
    testimonials: version.optional(),
    grievance: version.optional(),
    followShopPrices: version.optional(),
    affiliateParameters: version.optional(),
    wordList: version.optional(),
  }).optional(),
});
export type SettingsChange = z.output<typeof settingsChangeSchema>;

const claimResult = z.object({ value: z.string(), label: z.string() });
const count = z.number().int().min(0);

/** All settings as they are in force. */
export const shopSettingsSchema = z
  .object({
    claims: z
      .object({
        hero: z.array(claimResult),
        whyChoose: z.array(claimResult),
        community: z.string(),
        footer: z.string(),
      })
      .nullable()
      .describe("null for the texts of the site"),
    testimonials: z
      .array(
        z.object({
          name: z.string(),
          role: z.string(),
          content: z.string(),
          avatar: z.string(),
          rating: z.number(),
        }),
      )
      .nullable()
      .describe("null for the texts of the site"),
    grievance: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
    followShopPrices: z.boolean(),
    affiliateParameters: z.record(z.string(), z.record(z.string(), z.string())),
    wordList: z.array(z.string()),
    versions: z
      .object({
        claims: count,
        testimonials: count,
        grievance: count,
        followShopPrices: count,
        affiliateParameters: count,
        wordList: count,
      })
      .describe("how often each setting was changed; 0 for its first value"),
  })
  .meta({ id: "ShopSettings" });
export type ShopSettings = z.infer<typeof shopSettingsSchema>;
