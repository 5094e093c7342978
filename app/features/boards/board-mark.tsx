import { Bookmark } from "lucide";
import { Icon } from "#app/ui/icon.tsx";

/** The sign of saved looks, above a message. */
export function BoardMark() {
  return <Icon of={Bookmark} size="mark" weight="light" tone="accent" />;
}
