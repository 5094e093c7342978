import type { Submission } from "#contract/submissions/submissions.ts";

/** Valid, deterministic API responses about submitted looks, for tests of the site without a server. */

export function submission(number: number, changes: Partial<Submission> = {}): Submission {
  return {
    _id: `look-${number}`,
    state: "draft",
    note: null,
    outfitId: null,
    category: "Casual",
    section: "Women",
    tags: ["linen"],
    description: `Look number ${number}`,
    items: [
      {
        sourceName: "Shop",
        itemName: `Kurta ${number}`,
        itemPrice: 1200,
        itemLink: `https://shop.example/${number}`,
      },
    ],
    totalPrice: 1200,
    image: `/submission/look-${number}/picture`,
    imageWidth: 1200,
    imageHeight: 1600,
    isComposed: false,
    createdAt: "2026-07-01T10:00:00.000Z",
    updatedAt: "2026-07-01T10:00:00.000Z",
    submittedAt: null,
    publishedAt: null,
    ...changes,
  };
}
