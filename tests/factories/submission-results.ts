import type { AdminSubmission, Submission } from "#contract/submissions/submissions.ts";

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

const SUBMITTED_AT = "2026-07-02T10:00:00.000Z";

/** A look of three items that waits for review, as administrators see it, with links that work. */
export function adminSubmission(
  number = 1,
  { author, warnings, links, ...changes }: Partial<AdminSubmission> = {},
): AdminSubmission {
  const look = submission(number, {
    ...{ state: "submitted", submittedAt: SUBMITTED_AT, isComposed: true },
    ...{ category: "Wedding", tags: ["silk", "gold"], totalPrice: 6_000 },
    items: ["Emerald silk lehenga", "Gold choli", "Pearl clutch"].map((itemName, index) => ({
      sourceName: `Source ${index + 1}`,
      itemName,
      itemPrice: 1_000 * (index + 1),
      itemLink: `https://shop-${index + 1}.example/${number}`,
    })),
    ...changes,
  });
  return {
    ...look,
    author: author ?? {
      ...{ _id: "user-ravi", username: "ravi", createdAt: "2026-03-01T09:30:00.000Z" },
      ...{ isBlocked: false, numberOfPublished: 2 },
    },
    warnings: warnings ?? [],
    links:
      links ??
      look.items.map(({ itemLink }) => ({
        ...{ itemLink, finalUrl: itemLink, state: "ok" as const },
        ...{ problem: null, changedFrom: null },
      })),
  };
}
