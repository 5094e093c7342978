import type { DemoCatalogue, DemoComment, DemoReply } from "#demo/catalogue/types.ts";
import type {
  commentReactions,
  comments,
  outfitReactions,
  replies,
  replyReactions,
} from "#server/db/schema/engagement.ts";
import type { users } from "#server/db/schema/users.ts";

/** What the demo's shoppers said and did, as rows; the counters of what they reacted to are not among them. */
export interface DemoRows {
  users: (typeof users.$inferInsert)[];
  outfitReactions: (typeof outfitReactions.$inferInsert)[];
  comments: (typeof comments.$inferInsert)[];
  commentReactions: (typeof commentReactions.$inferInsert)[];
  replies: (typeof replies.$inferInsert)[];
  replyReactions: (typeof replyReactions.$inferInsert)[];
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** The moment that lies so many days before `now`. */
export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/**
 * `outfitIds` names the catalogue's outfits as stored, by their keys. The demo does not say when somebody reacted, so
 * reactions are spread evenly from the beginning of what they are about until `now`.
 * Throws an Error for a key that names nothing.
 */
export function demoRows(
  catalogue: DemoCatalogue,
  outfitIds: ReadonlyMap<string, string>,
  now: Date,
): DemoRows {
  const userIds = new Map<string, string>(catalogue.users.map(({ key }) => [key, crypto.randomUUID()]));
  const reactions = ({
    ageDays,
    likedBy,
    dislikedBy,
  }: Pick<DemoReply, "ageDays" | "likedBy" | "dislikedBy">) => {
    const all = [
      ...likedBy.map((key) => ({ userId: named(userIds, key), kind: "like" as const })),
      ...dislikedBy.map((key) => ({ userId: named(userIds, key), kind: "dislike" as const })),
    ];
    return all.map((reaction, index) => ({
      ...reaction,
      createdAt: daysBefore(now, ageDays * (1 - (index + 1) / (all.length + 1))),
    }));
  };
  const utterance = ({ userKey, text, ageDays }: DemoComment | DemoReply) => ({
    id: crypto.randomUUID() as string,
    userId: named(userIds, userKey),
    text,
    createdAt: daysBefore(now, ageDays),
  });

  const threads = catalogue.comments.map((comment) => ({
    comment: { ...utterance(comment), outfitId: named(outfitIds, comment.outfitKey) },
    reactions: reactions(comment),
    answers: comment.replies.map((reply) => ({ reply: utterance(reply), reactions: reactions(reply) })),
  }));
  const oldestOutfitDays = Math.max(0, ...catalogue.outfits.map(({ ageDays }) => ageDays));

  return {
    users: catalogue.users.map(({ key, username, fullName, email, gender }) => ({
      id: named(userIds, key),
      ...{ username, fullName, email, gender },
      createdAt: daysBefore(now, oldestOutfitDays + 1),
    })),
    outfitReactions: catalogue.outfits.flatMap(({ key, ageDays }) => {
      const by = (wanted: "like" | "dislike") =>
        catalogue.reactions
          .filter(({ outfitKey, reaction }) => outfitKey === key && reaction === wanted)
          .map(({ userKey }) => userKey);
      return reactions({ ageDays, likedBy: by("like"), dislikedBy: by("dislike") }).map((reaction) => ({
        ...reaction,
        outfitId: named(outfitIds, key),
      }));
    }),
    comments: threads.map(({ comment }) => comment),
    commentReactions: threads.flatMap(({ comment, reactions: given }) =>
      given.map((reaction) => ({ ...reaction, commentId: comment.id })),
    ),
    replies: threads.flatMap(({ comment, answers }) =>
      answers.map(({ reply }) => ({ ...reply, commentId: comment.id })),
    ),
    replyReactions: threads.flatMap(({ answers }) =>
      answers.flatMap(({ reply, reactions: given }) =>
        given.map((reaction) => ({ ...reaction, replyId: reply.id })),
      ),
    ),
  };
}

function named(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo speaks of ${key}, which it does not have.`);
  return id;
}
