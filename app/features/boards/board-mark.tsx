import Bookmark from "lucide-react/icons/bookmark";

/** The sign of saved looks, above a message. */
export function BoardMark() {
  return <Bookmark className="size-11 stroke-[1.25] text-accent" />;
}
