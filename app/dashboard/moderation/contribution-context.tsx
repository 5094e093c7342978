import { classNames } from "#app/ui/class-names.ts";
import type { ModerationEntry } from "#contract/engagement/moderation.ts";

/**
 * What is around a contribution: of a reply its comment and the replies before it, of a comment its first
 * replies.
 */
export function ContributionContext({ entry: { kind, thread } }: { entry: ModerationEntry }) {
  const title = kind === "comment" ? "Replies to it" : "What it replies to";
  if (thread.length === 0) return <p className="text-caption text-ink-soft">No replies yet.</p>;
  return (
    <section
      aria-label={title}
      className="grid min-w-0 content-start gap-3 border-line-strong border-l pl-4 text-caption"
    >
      <h3 className="text-ink-soft">{title}</h3>
      {thread.map((one) => (
        <p
          key={one._id}
          className={classNames(
            "[overflow-wrap:anywhere]",
            one.kind === "reply" && kind === "reply" && "pl-4",
          )}
        >
          <bdi className="font-medium">{one.username ?? "Anonymous"}</bdi>
          <span className="text-ink-soft">{one.isHeld ? " (held) " : " "}</span>
          <span dir="auto" className="line-clamp-4 whitespace-pre-line">
            {one.text}
          </span>
        </p>
      ))}
    </section>
  );
}
