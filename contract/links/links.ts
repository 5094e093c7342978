import { z } from "zod";
import { emptyAsAbsent, wholeNumber } from "#contract/http/query-parameters.ts";
import {
  ITEM_LINK_MAX_LENGTH,
  LINK_PAGE_SIZE,
  LINK_SEARCH_MAX_LENGTH,
  LINKS_LIMIT_MAX,
  REPORT_NOTE_MAX_LENGTH,
  START_INDEX_MAX,
} from "#contract/limits.ts";
import { isHttpUrl } from "#contract/links/link-url.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { LINK_MESSAGES as messages } from "#contract/messages/links.ts";
import { CATEGORIES } from "#contract/outfit/outfit-vocabulary.ts";
import { storedText } from "#contract/values/text.ts";

/** What is known of a purchase link: `blocked` means that the shop lets no program read the page. */
export const LINK_STATES = ["unchecked", "ok", "gone", "unreachable", "blocked"] as const;
export type LinkState = (typeof LINK_STATES)[number];

export const AVAILABILITIES = ["in_stock", "out_of_stock", "unknown"] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export const REPORT_REASONS = ["broken", "price", "other"] as const;

const count = z.number().int().min(0);

/** A shopper's report of a problem with an item. */
export const linkReportSchema = z.object({
  reason: z.enum(REPORT_REASONS, INPUT_MESSAGES.reasonRequired),
  note: storedText(
    z.string(INPUT_MESSAGES.noteText).trim().max(REPORT_NOTE_MAX_LENGTH, INPUT_MESSAGES.noteTooLong),
    INPUT_MESSAGES.noteText,
  ).optional(),
});
export type LinkReport = z.output<typeof linkReportSchema>;

/** What "states" of the panel can be asked for: also links with a price to decide on, and reported ones. */
export const LINK_FILTERS = [...LINK_STATES, "price", "reported"] as const;
export type LinkFilter = (typeof LINK_FILTERS)[number];

export const linkListQuerySchema = z.object({
  state: emptyAsAbsent(z.enum(LINK_FILTERS, INPUT_MESSAGES.stateUnknown).optional()),
  searchTerm: emptyAsAbsent(
    storedText(z.string().trim().max(LINK_SEARCH_MAX_LENGTH, messages.searchTooLong)).optional(),
  ),
  startIndex: emptyAsAbsent(wholeNumber(0, START_INDEX_MAX).default(0)),
  limit: emptyAsAbsent(wholeNumber(1, LINKS_LIMIT_MAX).default(LINK_PAGE_SIZE)),
});
export type LinkListQuery = z.output<typeof linkListQuerySchema>;

/** A link as administrators see it. */
export const adminLinkSchema = z
  .object({
    _id: z.string(),
    url: z.string(),
    state: z.enum(LINK_STATES),
    problem: z.string().nullable().describe("what the last check could not do"),
    sourceName: z.string(),
    items: z.array(
      z.object({
        itemId: z.string(),
        itemName: z.string(),
        outfitId: z.string(),
        category: z.enum(CATEGORIES).describe("of the outfit, as is `subtitle`"),
        subtitle: z.string(),
        isComposed: z.boolean().describe("whether the outfit's picture was made in the studio"),
      }),
    ),
    numberOfItems: count.describe("of which the first few are in `items`"),
    listedPrice: z.number().nullable().describe("rupees; of the first item"),
    foundPrice: z.number().nullable().describe("in units of `currency`"),
    currency: z.string().nullable(),
    isPriceWaiting: z.boolean().describe("whether the found price waits for a decision"),
    availability: z.enum(AVAILABILITIES),
    numberOfOpens: count,
    numberOfReports: count,
    reports: z
      .array(z.object({ reason: z.enum(REPORT_REASONS), note: z.string().nullable() }))
      .describe("the latest few"),
    lastCheckedAt: z.iso.datetime().nullable(),
    duplicateOf: z.string().nullable().describe("the URL of another link that leads to the same page"),
  })
  .meta({ id: "AdminLink" });
export type AdminLink = z.infer<typeof adminLinkSchema>;

export const adminLinkListSchema = z
  .object({
    links: z.array(adminLinkSchema),
    total: count,
    counts: z.object(
      Object.fromEntries(LINK_FILTERS.map((name) => [name, count])) as Record<LinkFilter, typeof count>,
    ),
    areChecked: z.boolean().describe("whether the shop checks them by itself (LINK_CHECKS)"),
  })
  .meta({ id: "AdminLinkList" });
export type AdminLinkList = z.infer<typeof adminLinkListSchema>;

/** An address that an administrator gives. */
export const linkUrlSchema = z.object({
  url: z
    .string(messages.urlInvalid)
    .trim()
    .max(ITEM_LINK_MAX_LENGTH, messages.urlTooLong)
    .refine(isHttpUrl, messages.urlInvalid),
});

export const priceDecisionSchema = z.object({
  accept: z.boolean(messages.acceptRequired),
  foundPrice: z
    .number(messages.foundPriceInvalid)
    .optional()
    .describe(
      "rupees; the found price that the decision is about, which fails with 409 once the page shows another",
    ),
});

/** What a product's page says of itself. */
export const readLinkSchema = z
  .object({
    sourceName: z.string().nullable(),
    itemName: z.string().nullable(),
    itemPrice: z.number().nullable().describe("rupees; null where the page's price is in another currency"),
    currency: z.string().nullable(),
    image: z.string().nullable(),
    finalUrl: z.string().describe("where the redirects of the address end"),
  })
  .meta({ id: "ReadLink" });
export type ReadLink = z.infer<typeof readLinkSchema>;
