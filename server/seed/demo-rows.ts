import type {
  commentReactions,
  comments,
  outfitReactions,
  replies,
  replyReactions,
} from "#server/db/schema/engagement.ts";
import type { users } from "#server/db/schema/users.ts";
import { usernameKeyOf } from "#server/modules/accounts/username-key.ts";
import type { Demo, DemoReply } from "./read-demo.ts";

/**
 * People, comments and reactions of the demo as rows, without the counters of what was commented
 * or reacted to.
 */
export interface DemoRows {
  users: (typeof users.$inferInsert)[];
  outfitReactions: (typeof outfitReactions.$inferInsert)[];
  comments: (typeof comments.$inferInsert)[];
  commentReactions: (typeof commentReactions.$inferInsert)[];
  replies: (typeof replies.$inferInsert)[];
  replyReactions: (typeof replyReactions.$inferInsert)[];
}

const DAY_MS = 24 * 60 * 60 * 1_000;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/**
 * `outfitIds` are the ids of the stored outfits by their keys. The demo has no dates of reactions: they
 * are spread evenly from the creation of their subject until `now`. Throws an Error for an unknown
 * outfit or person.
 */
export function demoRows(demo: Demo, outfitIds: ReadonlyMap<string, string>, now: Date): DemoRows {
  const userIds = new Map<string, string>(demo.people.map(({ username }) => [username, crypto.randomUUID()]));
  const reactionsTo = ({
    ageDays,
    likedBy,
    dislikedBy,
  }: Pick<DemoReply, "ageDays" | "likedBy" | "dislikedBy">) => {
    const all = [
      ...likedBy.map((name) => ({ userId: idOf(userIds, name), kind: "like" as const })),
      ...dislikedBy.map((name) => ({ userId: idOf(userIds, name), kind: "dislike" as const })),
    ];
    return all.map((reaction, index) => ({
      ...reaction,
      createdAt: daysBefore(now, ageDays * (1 - (index + 1) / (all.length + 1))),
    }));
  };
  const contribution = ({ by, text, ageDays }: DemoReply) => ({
    id: crypto.randomUUID() as string,
    userId: idOf(userIds, by),
    text,
    createdAt: daysBefore(now, ageDays),
  });

  const threads = demo.comments.map((comment) => ({
    comment: { ...contribution(comment), outfitId: idOf(outfitIds, comment.outfit) },
    reactions: reactionsTo(comment),
    replies: comment.replies.map((reply) => ({ reply: contribution(reply), reactions: reactionsTo(reply) })),
  }));
  const oldestOutfitDays = Math.max(0, ...demo.reactions.map(({ ageDays }) => ageDays));

  return {
    users: demo.people.map((person) => ({
      id: idOf(userIds, person.username),
      usernameKey: usernameKeyOf(person.username),
      ...person,
      createdAt: daysBefore(now, oldestOutfitDays + 1),
    })),
    outfitReactions: demo.reactions.flatMap((reactions) =>
      reactionsTo(reactions).map((reaction) => ({
        ...reaction,
        outfitId: idOf(outfitIds, reactions.outfit),
      })),
    ),
    comments: threads.map(({ comment }) => comment),
    commentReactions: threads.flatMap(({ comment, reactions }) =>
      reactions.map((reaction) => ({ ...reaction, commentId: comment.id })),
    ),
    replies: threads.flatMap(({ comment, replies }) =>
      replies.map(({ reply }) => ({ ...reply, commentId: comment.id })),
    ),
    replyReactions: threads.flatMap(({ replies }) =>
      replies.flatMap(({ reply, reactions }) =>
        reactions.map((reaction) => ({ ...reaction, replyId: reply.id })),
      ),
    ),
  };
}

function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo refers to ${name}, which it does not contain.`);
  return id;
}
