/** Likes and dislikes of the demo, drawn so that they are plausible and the same on every run. */
import type { DemoOutfit, DemoReaction, DemoUser } from "#demo/catalogue/types.ts";

/** Mulberry32: small, and the same on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Far-seen outfits gather reactions, but slower than views do. */
function chanceOfReaction({ views }: DemoOutfit): number {
  return Math.min(0.95, 0.066 * Math.log2(1 + views / 60));
}

/** The better the look is rated, the rarer a dislike. */
function chanceOfDislike({ rateLook }: DemoOutfit): number {
  return 0.02 + 0.08 * (5 - rateLook);
}

/** At most one reaction for each outfit and user. */
export function reactionsTo(outfits: DemoOutfit[], users: DemoUser[]): DemoReaction[] {
  const random = seededRandom(20_240_814);
  return outfits.flatMap((outfit) =>
    users.flatMap((user): DemoReaction[] => {
      const [reacts, dislikes] = [random() < chanceOfReaction(outfit), random() < chanceOfDislike(outfit)];
      if (!reacts) return [];
      return [{ outfitKey: outfit.key, userKey: user.key, reaction: dislikes ? "dislike" : "like" }];
    }),
  );
}
