/** Like and dislike exclude each other; repeating one removes it. */
export type Reaction = "like" | "dislike";

/** What users react to, as in API responses. */
export interface Reactable {
  likes: string[];
  dislikes: string[];
  numberOfLikes: number;
  numberOfDislikes: number;
}

export function reactionOf({ likes, dislikes }: Reactable, userId: string): Reaction | null {
  if (likes.includes(userId)) return "like";
  return dislikes.includes(userId) ? "dislike" : null;
}

export function toggled(current: Reaction | null, pressed: Reaction): Reaction | null {
  return current === pressed ? null : pressed;
}

/**
 * The subject after the reaction of a user; unchanged if it already has the reaction. The lists may
 * be cut short, so the counts move by what changes and are never counted from them.
 */
export function withReaction<T extends Reactable>(subject: T, userId: string, reaction: Reaction | null): T {
  const likes = withMember(subject.likes, userId, reaction === "like");
  const dislikes = withMember(subject.dislikes, userId, reaction === "dislike");
  return {
    ...subject,
    likes,
    dislikes,
    numberOfLikes: subject.numberOfLikes + likes.length - subject.likes.length,
    numberOfDislikes: subject.numberOfDislikes + dislikes.length - subject.dislikes.length,
  };
}

function withMember(list: string[], id: string, isMember: boolean): string[] {
  if (list.includes(id) === isMember) return list;
  return isMember ? [id, ...list] : list.filter((other) => other !== id);
}
