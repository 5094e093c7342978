/** Lets the comment files read like threads. */
import type { DemoComment, DemoReply } from "#demo/catalogue/types.ts";

/** What a comment gathered: user keys in one string each, and its answers. */
interface Response {
  up?: string;
  down?: string;
  replies?: DemoReply[];
}

function keys(list: string): string[] {
  return list.split(" ").filter((key) => key !== "");
}

/** Puts the comments under their outfit. */
export function under(outfitKey: string, comments: Omit<DemoComment, "outfitKey">[]): DemoComment[] {
  return comments.map((comment) => ({ outfitKey, ...comment }));
}

/** A comment; `up` and `down` name the users who like and dislike it. */
export function says(
  userKey: string,
  ageDays: number,
  text: string,
  { up = "", down = "", replies = [] }: Response = {},
): Omit<DemoComment, "outfitKey"> {
  return { userKey, text, ageDays, likedBy: keys(up), dislikedBy: keys(down), replies };
}

/** An answer to a comment; `up` and `down` name the users who like and dislike it. */
export function answers(userKey: string, ageDays: number, text: string, up = "", down = ""): DemoReply {
  return { userKey, text, ageDays, likedBy: keys(up), dislikedBy: keys(down) };
}
