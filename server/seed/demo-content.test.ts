import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
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
import { outfitSubtitle } from "#contract/outfit/outfit-subtitle.ts";
import type { Category, Section } from "#contract/outfit/outfit-vocabulary.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import { deriveRole } from "#server/modules/outfits/item-role.ts";
import { readDemo } from "./read-demo.ts";
import { demoFolder } from "./seed-shop.ts";

const demo = await readDemo(demoFolder);
const { people, comments, reactions: histories } = demo;
const historyOf = new Map(histories.map((history) => [history.outfit, history]));
const outfits = demo.outfits.map(({ key, image, outfit }) => {
  const { views = 0, ageDays = 0 } = historyOf.get(key) ?? {};
  return { ...outfit, key, image, views, ageDays };
});
const items = outfits.flatMap((outfit) => outfit.items);
const outfitByKey = new Map(outfits.map((outfit) => [outfit.key, outfit]));
const usernames = new Set(people.map(({ username }) => username));
const utterances = comments.flatMap((comment) => [comment, ...comment.replies]);

/** Sections of categories that are limited to some; the others have all. */
const SECTIONS_OF: Partial<Record<Category, Section[]>> = {
  Couple: ["Men", "Women"],
  Date: ["Men", "Women"],
  Maternity: ["Women"],
  "Job Interview": ["Men", "Women"],
};

/** Returns the values that occur more than once. */
function repeated<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function isBetween(value: number, low: number, high: number): boolean {
  return value >= low && value <= high;
}

function hasAtMostDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value;
}

it("has subtitles that tell the outfits of a category apart", () => {
  const subtitles = outfits.map(({ category, items: own }) => {
    const named = own.map((item) => ({ ...item, role: item.role ?? deriveRole(item.itemName) }));
    return `${category}: ${outfitSubtitle(named)}`;
  });
  expect(repeated(subtitles)).toEqual([]);
  expect(subtitles.filter((subtitle) => subtitle.endsWith(": "))).toEqual([]);
});

describe("demo pictures", () => {
  const folder = join(demoFolder, "pictures");

  it("are exactly those that the catalogue names", () => {
    const named = outfits.map(({ image }) => image);
    expect(
      readdirSync(folder)
        .map((file) => `pictures/${file}`)
        .sort(),
    ).toEqual(named.sort());
  });

  it("are WebP files of 1200 × 1600 pixels and at most 110 KB", async () => {
    for (const { image } of outfits) {
      const file = join(demoFolder, image);
      expect(statSync(file).size, image).toBeLessThanOrEqual(110 * 1024);
      const { format, width, height } = await sharp(readFileSync(file)).metadata();
      expect([format, width, height], image).toEqual(["webp", 1200, 1600]);
    }
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
        !Number.isInteger(item.itemPrice),
    );
    expect(excessive).toEqual([]);
  });

  it("come from 41 fictional shops, each with its own host", () => {
    const hosts = new Map(items.map(({ sourceName, itemLink }) => [sourceName, new URL(itemLink).host]));
    expect(hosts.size).toBe(41);
    expect(repeated([...hosts.values()])).toEqual([]);
    const elsewhere = items.filter(
      ({ sourceName, itemLink }) => new URL(itemLink).host !== hosts.get(sourceName),
    );
    expect(elsewhere).toEqual([]);
  });
});

describe("demo people", () => {
  it("are 14, with distinct usernames, names and addresses that cannot receive email", () => {
    expect(people).toHaveLength(14);
    for (const name of ["username", "fullName", "email"] as const) {
      expect(repeated(people.map((person) => person[name].toLowerCase()))).toEqual([]);
    }
    const outOfBounds = people.filter(
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
  it("are many, on many outfits, most on the most viewed outfit", () => {
    expect(isBetween(comments.length, 140, 175)).toBe(true);
    const counts = new Map<string, number>();
    for (const { outfit } of comments) counts.set(outfit, (counts.get(outfit) ?? 0) + 1);
    expect(counts.size).toBeGreaterThanOrEqual(60);
    const mostViewed = outfits.reduce((best, outfit) => (outfit.views > best.views ? outfit : best));
    expect(counts.get(mostViewed.key)).toBe(12);
    counts.delete(mostViewed.key);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(9);
  });

  it("fit the contract, each with a unique text", () => {
    expect(comments.filter(({ text }) => text.length > COMMENT_MAX_LENGTH)).toEqual([]);
    expect(utterances.filter(({ text }) => text === "" || text.length > REPLY_MAX_LENGTH)).toEqual([]);
    expect(repeated(utterances.map(({ text }) => text))).toEqual([]);
  });

  it("are newer than their outfit, and each reply is newer than its predecessor", () => {
    for (const comment of comments) {
      const ages = [comment, ...comment.replies].map(({ ageDays }) => ageDays);
      const outfitAge = outfitByKey.get(comment.outfit)?.ageDays ?? 0;
      expect(outfitAge, comment.text).toBeGreaterThan(comment.ageDays);
      expect(repeated(ages), comment.text).toEqual([]);
      expect(ages, comment.text).toEqual(ages.toSorted((a, b) => b - a));
      expect(Math.min(...ages)).toBeGreaterThan(0);
    }
  });

  it("are liked or disliked by known people other than their author, once each", () => {
    for (const { by, likedBy, dislikedBy, text } of utterances) {
      const involved = [by, ...likedBy, ...dislikedBy];
      expect(repeated(involved), text).toEqual([]);
      expect(involved.filter((name) => !usernames.has(name))).toEqual([]);
    }
  });
});

describe("demo reactions", () => {
  const likes = histories.flatMap(({ likedBy }) => likedBy);
  const dislikes = histories.flatMap(({ dislikedBy }) => dislikedBy);

  it("are 500 to 700, few of them dislikes", () => {
    const all = likes.length + dislikes.length;
    expect(isBetween(all, 500, 700)).toBe(true);
    expect(isBetween(dislikes.length, 1, all / 10)).toBe(true);
  });

  it("are at most one for each outfit and known person, with one history for each outfit", () => {
    expect(histories.map(({ outfit }) => outfit).sort()).toEqual(outfits.map(({ key }) => key).sort());
    for (const { outfit, likedBy, dislikedBy } of histories) {
      expect(repeated([...likedBy, ...dislikedBy]), outfit).toEqual([]);
    }
    expect([...likes, ...dislikes].filter((name) => !usernames.has(name))).toEqual([]);
  });

  it("are never more than the outfit's views", () => {
    const excessive = histories.filter(
      ({ likedBy, dislikedBy, views }) => likedBy.length + dislikedBy.length > views,
    );
    expect(excessive).toEqual([]);
  });
});
