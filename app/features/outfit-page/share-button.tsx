import Share2 from "lucide-react/icons/share-2";
import type { SharedOutfit } from "#app/entities/outfit/share-outfit.ts";
import { useShare } from "#app/entities/outfit/use-share.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Hands the outfit's link to the device's own sharing, or copies it. */
export function ShareButton({ outfit }: { outfit: SharedOutfit }) {
  const share = useShare(outfit);
  return (
    <Button variant="ghost" onClick={() => void share()}>
      <Icon of={Share2} size="small" />
      Share
    </Button>
  );
}
