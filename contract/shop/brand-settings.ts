import { z } from "zod";
import { EMAIL_PATTERN } from "#contract/account/email-address.ts";
import {
  ADDRESS_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  ITEM_LINK_MAX_LENGTH,
  PHONE_MAX_LENGTH,
  SHOP_NAME_MAX_LENGTH,
  TAGLINE_MAX_LENGTH,
} from "#contract/limits.ts";
import { isHttpUrl } from "#contract/links/link-url.ts";
import { BRAND_MESSAGES as messages } from "#contract/messages/brand.ts";
import { SETTINGS_MESSAGES, tooLong } from "#contract/messages/shop-settings.ts";
import { BRAND_PICTURE_KINDS, SOCIAL_NETWORKS, TYPEFACES } from "./brand.ts";
import { group, groupOf, optionalPhone, optionalText, requiredText } from "./setting-fields.ts";

/** Schemas of the settings with the shop's name, look and addresses. */

/** The name is also the sender's name of e-mails, a header. */
const oneLine = (text: z.ZodType<string, string>, message: string) =>
  text.refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), message);

export const identitySchema = group({
  name: oneLine(requiredText(SHOP_NAME_MAX_LENGTH, messages.nameRequired), messages.oneLine),
  tagline: oneLine(requiredText(TAGLINE_MAX_LENGTH, messages.taglineRequired), messages.oneLine),
});

const colour = z
  .string(messages.colourInvalid)
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, messages.colourInvalid);

export const appearanceSchema = group({
  accent: colour,
  second: colour,
  typefaces: z.enum(TYPEFACES, messages.typefacesExpected),
});

export const contactSchema = group({
  email: optionalText(EMAIL_MAX_LENGTH, messages.emailInvalid)
    .toLowerCase()
    .refine((email) => email === "" || EMAIL_PATTERN.test(email), messages.emailInvalid),
  phone: optionalPhone(PHONE_MAX_LENGTH),
  address: optionalText(ADDRESS_MAX_LENGTH, SETTINGS_MESSAGES.textRequired),
});

export const socialSchema = groupOf(SOCIAL_NETWORKS, () =>
  z
    .string(messages.httpsExpected)
    .trim()
    .max(ITEM_LINK_MAX_LENGTH, tooLong(ITEM_LINK_MAX_LENGTH))
    .refine(
      (address) => address === "" || (isHttpUrl(address) && /^https:/i.test(address)),
      messages.httpsExpected,
    ),
);

export const timeZoneSchema = z.string(messages.timeZoneUnknown).refine(isTimeZone, messages.timeZoneUnknown);

/** Whether it is the name of an IANA time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: zone }));
  } catch {
    return false;
  }
}

/** Uploaded by a call of their own; those that were read can be sent back. */
export const picturesSchema = groupOf(BRAND_PICTURE_KINDS, (kind) =>
  group({
    src: z
      .string(SETTINGS_MESSAGES.groupExpected)
      .regex(new RegExp(`^/brand/${kind}-\\d{2,3}-[0-9a-f]{64}\\.png$`), messages.pictureUnknown),
    width: z.int(messages.pictureUnknown),
    height: z.int(messages.pictureUnknown),
  }).nullable(),
);
