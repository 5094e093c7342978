import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import type {
  OutfitItem,
  OutfitList,
  OutfitSummary,
  TrendingOutfit,
  UnderstoodSearch,
} from "#contract/outfit/outfit.ts";
import { toRupees } from "#contract/values/money.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import type { ItemRecord } from "./detail/whole-outfit.ts";
import { presentItemLink } from "./item-link.ts";
import { storedStyling } from "./item-styling.ts";
import type { OutfitPage } from "./list/outfit-list-repository.ts";
import type { OutfitRecord } from "./outfit-selection.ts";
import type { SearchIntent } from "./search/parse-search.ts";

export function presentSummary(record: OutfitRecord): OutfitSummary {
  return { ...presentFields(record), imagePlaceholder: record.imagePlaceholder };
}

export function presentTrending(record: OutfitRecord): TrendingOutfit {
  return {
    _id: record.id,
    image: imageUrl(record.mediaId),
    imageWidth: record.imageWidth,
    imageHeight: record.imageHeight,
    imagePlaceholder: record.imagePlaceholder,
    category: record.category,
    section: record.section,
    type: record.type,
    subtitle: record.subtitle,
    rateLook: record.rateLook,
    totalPrice: toRupees(record.totalPricePaise),
    stylist: presentStylist(record),
    numberOfLikes: record.likeCount,
    numberOfComments: record.commentCount,
    numberOfClicks: record.viewCount,
  };
}

/**
 * A row of the administrator's table: the summary without the picture's placeholder, and what only
 * administrators see.
 */
export function presentRow(record: Omit<OutfitRecord, "imagePlaceholder">): AdminOutfitRow {
  return { ...presentFields(record), ...presentForAdmin(record) };
}

export function presentForAdmin({
  openCount,
  publishAt,
  isActive,
}: Pick<OutfitRecord, "openCount" | "publishAt" | "isActive">) {
  return {
    numberOfOpens: openCount,
    publishAt: isActive ? null : (publishAt?.toISOString() ?? null),
  };
}

function presentFields(record: Omit<OutfitRecord, "imagePlaceholder">) {
  return {
    _id: record.id,
    category: record.category,
    section: record.section,
    type: record.type,
    subtitle: record.subtitle,
    numberOfItems: record.itemCount,
    rateLook: record.rateLook,
    tags: record.tags,
    description: record.description,
    image: imageUrl(record.mediaId),
    imageWidth: record.imageWidth,
    imageHeight: record.imageHeight,
    isActive: record.isActive,
    numberOfLikes: record.likeCount,
    numberOfDislikes: record.dislikeCount,
    numberOfComments: record.commentCount,
    numberOfClicks: record.viewCount,
    numberOfSaves: record.saveCount,
    totalPrice: toRupees(record.totalPricePaise),
    stylist: presentStylist(record),
    createdAt: record.createdAt.toISOString(),
    version: record.version,
  };
}

function presentStylist({ isStyled, stylistName }: Pick<OutfitRecord, "isStyled" | "stylistName">) {
  return isStyled ? { username: stylistName } : null;
}

/**
 * An item with what is known of its link, and the link itself for signed-in users only. `pieceIds` are those of
 * the items' links, for administrators.
 */
export function presentItem(
  item: ItemRecord,
  viewer: Pick<SignedInUser, "isAdmin"> | undefined,
  pieceIds?: ReadonlyMap<string, string>,
): OutfitItem {
  const pieceId = pieceIds?.get(item.link);
  const { spot, ...styling } = storedStyling(item);
  return {
    itemId: item.id,
    sourceName: item.sourceName,
    itemName: item.itemName,
    itemPrice: toRupees(item.pricePaise),
    ...styling,
    ...(spot ? { spot } : {}),
    ...presentItemLink(item),
    ...(viewer?.isAdmin ? { roleIsGiven: item.roleIsGiven, numberOfOpens: item.openCount } : {}),
    ...(viewer ? { itemLink: item.link } : {}),
    ...(pieceId === undefined ? {} : { pieceId }),
  };
}

export function presentSearch({
  resolved: { intent, readAs },
  isPartial,
  pricedItems,
}: NonNullable<OutfitPage["search"]>): Partial<OutfitList> {
  return {
    isPartial,
    understood: presentIntent(intent),
    understoodParts: intent.parts,
    ...(readAs === undefined ? {} : { readAs }),
    ...(pricedItems && {
      pricedItems: pricedItems.map(({ pricePaise, ...item }) => ({
        ...item,
        itemPrice: toRupees(pricePaise),
      })),
    }),
  };
}

export function presentIntent({
  sections,
  garments,
  colours,
  occasions,
  price,
  named,
}: SearchIntent): UnderstoodSearch {
  const [section, ...otherSections] = sections;
  const [colour] = [...garments.flatMap((garment) => garment.colours), ...colours];
  const categories = [...new Set(occasions.flatMap((occasion) => occasion.categories))];
  return {
    ...(section && otherSections.length === 0 ? { section } : {}),
    ...(price?.min === undefined ? {} : { minPrice: price.min }),
    ...(price?.max === undefined ? {} : { maxPrice: price.max }),
    ...(colour ? { colour: colour.family } : {}),
    ...(categories.length > 0 ? { categories } : {}),
    words: named,
  };
}
