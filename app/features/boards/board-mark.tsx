import { Bookmark } from "lucide";
import { Icon } from "#app/ui/icon.tsx";

export function BoardMark() {
  return <Icon of={Bookmark} size="mark" weight="light" tone="accent" />;
}
