import Share2 from "lucide-react/icons/share-2";
import { useSettings } from "#app/entities/settings/settings.ts";
import { logFailure } from "#app/lib/log.ts";
import { loadPart } from "#app/loading/load-code.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { BoardPage } from "#contract/boards/boards.ts";

/** Hands a public board's link to the device's own sharing, or copies it. */
export function ShareBoard({ board }: { board: BoardPage["board"] }) {
  const { publicUrl } = useSettings();
  async function share() {
    const code = await loadPart(() => import("#app/ui/share-link.ts"));
    const url = `${publicUrl || window.location.origin}/board/${board._id}`;
    const text = `${board.name}: looks collected by ${board.owner.username}`;
    await code?.shareLink({ title: board.name, text, url }, logFailure);
  }
  return (
    <Button variant="secondary" onClick={() => void share()}>
      <Icon of={Share2} size="small" />
      Share
    </Button>
  );
}
