import { describe, expect, it } from "vitest";
import {
  COMMENT_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  ITEM_LINK_MAX_LENGTH,
  ITEM_NAME_MAX_LENGTH,
  ITEM_PRICE_MAX,
  ITEMS_MAX,
  RATING_MAX,
  REPLY_MAX_LENGTH,
  SOURCE_NAME_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAGS_MAX,
  USERNAME_MAX_LENGTH,
} from "#contract/limits.ts";
import type { Category, Section } from "#contract/outfit-vocabulary.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit-vocabulary.ts";
import { demoCatalogue } from "#demo/catalogue/catalogue.ts";
import { SOURCE_HOSTS } from "#demo/catalogue/sources.ts";

const { outfits, users, comments, reactions } = demoCatalogue();
const items = outfits.flatMap((outfit) => outfit.items);
const outfitByKey = new Map(outfits.map((outfit) => [outfit.key, outfit]));
const userKeys = new Set(users.map((user) => user.key));
const utterances = comments.flatMap((comment) => [comment, ...comment.replies]);

/** Who some categories are for; the others are for everybody. */
const SECTIONS_OF: Partial<Record<Category, Section[]>> = {
  Couple: ["Men", "Women"],
  Date: ["Men", "Women"],
  Maternity: ["Women"],
  "Job Interview": ["Men", "Women"],
};

/** The values that occur more than once. */
function repeated<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function isBetween(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}

function hasAtMostDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value;
}

describe("the demo catalogue", () => {
  it("is the same each time, and each time a copy of its own", () => {
    const other = demoCatalogue();
    expect(other).toEqual({ outfits, users, comments, reactions });
    other.outfits.length = 0;
    expect(demoCatalogue().outfits).toHaveLength(outfits.length);
  });
});

describe("demo outfits", () => {
  it("are at least 132, with some paid places and a few inactive ones", () => {
    expect(outfits.length).toBeGreaterThanOrEqual(132);
    const counts = OUTFIT_TYPES.map((type) => outfits.filter((outfit) => outfit.type === type).length);
    expect(counts).toEqual([outfits.length - 20, 10, 10]);
    expect(outfits.filter((outfit) => !outfit.isActive)).toHaveLength(6);
  });

  it.each(CATEGORIES)("fill %s with at least 6, for all whom it suits", (category) => {
    const there = outfits.filter((outfit) => outfit.category === category);
    expect(there.length).toBeGreaterThanOrEqual(6);
    const sections = new Set(there.map((outfit) => outfit.section));
    expect([...sections].sort()).toEqual([...(SECTIONS_OF[category] ?? SECTIONS)].sort());
  });

  it("have unique slugs as keys, unique descriptions, views and ages", () => {
    expect(outfits.filter(({ key }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
    expect(repeated(outfits.map((outfit) => outfit.key))).toEqual([]);
    expect(repeated(outfits.map((outfit) => outfit.description))).toEqual([]);
    expect(repeated(outfits.map((outfit) => outfit.views))).toEqual([]);
    expect(repeated(outfits.map((outfit) => outfit.ageDays))).toEqual([]);
  });

  it.each(outfits)("keep to the bounds: $key", (outfit) => {
    expect(isBetween(outfit.rateLook, 3.1, RATING_MAX)).toBe(true);
    expect(hasAtMostDecimals(outfit.rateLook, 1)).toBe(true);
    expect(isBetween(outfit.description.length, 60, 380)).toBe(true);
    expect(isBetween(outfit.items.length, 3, Math.min(7, ITEMS_MAX))).toBe(true);
    expect(isBetween(outfit.tags.length, 2, Math.min(6, TAGS_MAX))).toBe(true);
    expect(repeated(outfit.tags)).toEqual([]);
    expect(outfit.tags.filter((tag) => tag.length > TAG_MAX_LENGTH || tag !== tag.toLowerCase())).toEqual([]);
    expect(Number.isInteger(outfit.views)).toBe(true);
    expect(isBetween(outfit.views, 12, 18_400)).toBe(true);
    expect(isBetween(outfit.ageDays, 0.2, 240)).toBe(true);
  });
});

describe("demo items", () => {
  it("have unique names and unique https links under .example", () => {
    expect(repeated(items.map((item) => item.itemName.toLowerCase()))).toEqual([]);
    expect(repeated(items.map((item) => item.itemLink))).toEqual([]);
    const linkForm = /^https:\/\/[a-z.-]+\.example\/p\/[a-z0-9]+(-[a-z0-9]+)*-\d{5}$/;
    expect(items.filter((item) => !linkForm.test(item.itemLink))).toEqual([]);
  });

  it("keep to the limits of the contract and to believable prices", () => {
    const excessive = items.filter(
      (item) =>
        item.itemName.length > ITEM_NAME_MAX_LENGTH ||
        item.sourceName.length > SOURCE_NAME_MAX_LENGTH ||
        item.itemLink.length > ITEM_LINK_MAX_LENGTH ||
        !isBetween(item.itemPrice, 199, Math.min(45_000, ITEM_PRICE_MAX)) ||
        !hasAtMostDecimals(item.itemPrice, 2),
    );
    expect(excessive).toEqual([]);
  });

  it("come from every invented label", () => {
    expect(new Set(items.map((item) => item.sourceName))).toEqual(new Set(Object.keys(SOURCE_HOSTS)));
    expect(repeated(Object.values(SOURCE_HOSTS))).toEqual([]);
  });
});

describe("demo users", () => {
  it("are 14, told apart by every name they have, and cannot receive mail", () => {
    expect(users).toHaveLength(14);
    for (const name of ["key", "username", "fullName", "email"] as const) {
      expect(repeated(users.map((user) => user[name].toLowerCase()))).toEqual([]);
    }
    const outOfBounds = users.filter(
      (user) =>
        user.username.length > USERNAME_MAX_LENGTH ||
        user.fullName.length > FULL_NAME_MAX_LENGTH ||
        user.email.length > EMAIL_MAX_LENGTH ||
        !user.email.endsWith("@ensemble.example"),
    );
    expect(outOfBounds).toEqual([]);
  });
});

describe("demo comments", () => {
  it("are many, spread, and most under the most viewed outfit", () => {
    expect(isBetween(comments.length, 140, 175)).toBe(true);
    const counts = new Map<string, number>();
    for (const { outfitKey } of comments) counts.set(outfitKey, (counts.get(outfitKey) ?? 0) + 1);
    expect(counts.size).toBeGreaterThanOrEqual(60);
    const mostViewed = outfits.reduce((best, outfit) => (outfit.views > best.views ? outfit : best));
    expect(counts.get(mostViewed.key)).toBe(12);
    counts.delete(mostViewed.key);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(9);
  });

  it("fit the contract, each in words of its own", () => {
    expect(comments.filter(({ text }) => text.length > COMMENT_MAX_LENGTH)).toEqual([]);
    expect(utterances.filter(({ text }) => text === "" || text.length > REPLY_MAX_LENGTH)).toEqual([]);
    expect(repeated(utterances.map(({ text }) => text))).toEqual([]);
  });

  it("are younger than their outfit, and each reply is younger than what it follows", () => {
    for (const comment of comments) {
      const ages = [comment, ...comment.replies].map(({ ageDays }) => ageDays);
      const outfitAge = outfitByKey.get(comment.outfitKey)?.ageDays ?? 0;
      expect(outfitAge, comment.text).toBeGreaterThan(comment.ageDays);
      expect(repeated(ages), comment.text).toEqual([]);
      expect(ages, comment.text).toEqual(ages.toSorted((a, b) => b - a));
      expect(Math.min(...ages)).toBeGreaterThan(0);
    }
  });

  it("are liked or disliked by known others, once each", () => {
    for (const { userKey, likedBy, dislikedBy, text } of utterances) {
      const involved = [userKey, ...likedBy, ...dislikedBy];
      expect(repeated(involved), text).toEqual([]);
      expect(involved.filter((key) => !userKeys.has(key))).toEqual([]);
    }
  });
});

describe("demo reactions", () => {
  it("are 500 to 700, few of them dislikes", () => {
    expect(isBetween(reactions.length, 500, 700)).toBe(true);
    const dislikes = reactions.filter(({ reaction }) => reaction === "dislike").length;
    expect(isBetween(dislikes, 1, reactions.length / 10)).toBe(true);
  });

  it("are at most one for each known outfit and known user", () => {
    expect(repeated(reactions.map(({ outfitKey, userKey }) => `${outfitKey} ${userKey}`))).toEqual([]);
    expect(reactions.filter(({ outfitKey }) => !outfitByKey.has(outfitKey))).toEqual([]);
    expect(reactions.filter(({ userKey }) => !userKeys.has(userKey))).toEqual([]);
  });

  it("are never more than the outfit's views", () => {
    const excessive = outfits.filter(
      ({ key, views }) => reactions.filter(({ outfitKey }) => outfitKey === key).length > views,
    );
    expect(excessive).toEqual([]);
  });
});
