import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Reactable, type Reaction, reactionOf, toggled, withReaction } from "./reaction.ts";

const subject: Reactable = { likes: ["b", "a"], dislikes: ["c"], numberOfLikes: 5_002, numberOfDislikes: 1 };
const reactions = fc.constantFrom<Reaction | null>("like", "dislike", null);

describe("toggled", () => {
  // covers: states-50
  it.each([
    [null, "like", "like"],
    [null, "dislike", "dislike"],
    ["like", "like", null],
    ["dislike", "dislike", null],
    ["like", "dislike", "dislike"],
    ["dislike", "like", "like"],
  ] as const)("after %s, pressing %s leads to %s", (current, pressed, next) => {
    expect(toggled(current, pressed)).toBe(next);
  });
});

describe("withReaction", () => {
  it.each([
    ["me", "like", ["me", "b", "a"], ["c"], 5_003, 1],
    ["me", "dislike", ["b", "a"], ["me", "c"], 5_002, 2],
    ["me", null, ["b", "a"], ["c"], 5_002, 1],
    ["a", "dislike", ["b"], ["a", "c"], 5_001, 2],
    ["a", null, ["b"], ["c"], 5_001, 1],
    ["c", "like", ["c", "b", "a"], [], 5_003, 0],
  ] as const)("of %s, %s", (userId, reaction, likes, dislikes, numberOfLikes, numberOfDislikes) => {
    expect(withReaction(subject, userId, reaction)).toEqual({
      likes,
      dislikes,
      numberOfLikes,
      numberOfDislikes,
    });
  });

  // covers: states-52
  it("shows the reaction, leaves others' alone, and changes nothing when it is there already", () => {
    fc.assert(
      fc.property(fc.constantFrom("a", "b", "c", "me"), reactions, (userId, reaction) => {
        const once = withReaction(subject, userId, reaction);
        expect(reactionOf(once, userId)).toBe(reaction);
        expect(withReaction(once, userId, reaction)).toEqual(once);
        for (const other of ["a", "b", "c"].filter((id) => id !== userId)) {
          expect(reactionOf(once, other)).toBe(reactionOf(subject, other));
        }
        expect(once.numberOfLikes - once.likes.length).toBe(5_000);
      }),
    );
  });
});
