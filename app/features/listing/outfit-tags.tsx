import { cardTags } from "#app/features/listing/card-text.ts";
import { classNames } from "#app/ui/class-names.ts";

/** Up to three tags, then how many more there are; nothing without tags. */
export function OutfitTags({ tags, className }: { tags: readonly string[]; className?: string }) {
  const { shown, more } = cardTags(tags);
  if (shown.length === 0) return null;
  return (
    <ul
      aria-label="Tags"
      className={classNames("flex min-w-0 flex-wrap gap-x-2 text-caption text-ink-soft", className)}
    >
      {shown.map((tag) => (
        <li key={tag} className="min-w-0 truncate">
          {`#${tag}`}
        </li>
      ))}
      {more > 0 && <li className="whitespace-nowrap text-ink-faint">{`+${more} more`}</li>}
    </ul>
  );
}
