import Bookmark from "lucide-react/icons/bookmark";
import { BySession } from "#app/entities/session/by-session.tsx";
import { IconLink } from "#app/ui/icon-button.tsx";

/** A signed-in person's way to their saved looks; phones have it in the menu. */
export function SavedLink() {
  return (
    <BySession
      member={() => (
        <span className="hidden sm:contents">
          <IconLink to="/saved" label="Saved looks">
            <Bookmark aria-hidden="true" className="size-[1.35rem] stroke-[1.5]" />
          </IconLink>
        </span>
      )}
      visitor={null}
    />
  );
}
