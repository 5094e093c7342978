import { z } from "zod";
import { emptyAsAbsent, wholeNumber } from "#contract/http/query-parameters.ts";
import { FRAME_PIXELS_MAX } from "#contract/limits.ts";
import { isHttpUrl } from "#contract/links/link-url.ts";
import { OEMBED_INPUT_MESSAGES as messages } from "#contract/messages/embeds.ts";

const bound = emptyAsAbsent(wholeNumber(1, FRAME_PIXELS_MAX).optional());

export const oembedQuerySchema = z.object({
  url: z
    .string(messages.urlExpected)
    .refine(isHttpUrl, messages.urlExpected)
    .describe("address of an outfit's or a public board's page; its query and fragment are ignored"),
  format: emptyAsAbsent(z.enum(["json", "xml"], messages.formatExpected).default("json")).describe(
    "json; xml is not available (501)",
  ),
  maxwidth: bound.describe("CSS pixels that the frame and the thumbnail may be wide"),
  maxheight: bound.describe("CSS pixels that the frame and the thumbnail may be high"),
});
export type OembedQuery = z.output<typeof oembedQuerySchema>;

const pixels = z.number().int().min(1);

/** How other sites embed a page of this shop (https://oembed.com, 2.3.4.4). */
export const oembedSchema = z
  .object({
    version: z.literal("1.0"),
    type: z.literal("rich"),
    title: z.string(),
    author_name: z.string().optional().describe("whose board it is, or who styled the look"),
    provider_name: z.string().describe("the shop's name"),
    provider_url: z.string(),
    html: z.string().describe("a frame"),
    width: pixels,
    height: pixels,
    thumbnail_url: z.string().optional().describe("absent if no picture is small enough, or there is none"),
    thumbnail_width: pixels.optional(),
    thumbnail_height: pixels.optional(),
    cache_age: z.number().int().describe("seconds for which the response can be used"),
  })
  .meta({ id: "Oembed" });
export type Oembed = z.infer<typeof oembedSchema>;
