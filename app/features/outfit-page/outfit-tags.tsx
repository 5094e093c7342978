import { Link } from "#app/ui/link.tsx";

/** The words an outfit is tagged with; each leads to what else has it. */
export function OutfitTags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-6 flex flex-wrap gap-x-5">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={`/outfit?searchTerm=${encodeURIComponent(tag)}`}
            className="inline-flex min-h-11 items-center text-accent text-small"
          >
            <span className="link-line">{`#${tag}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
