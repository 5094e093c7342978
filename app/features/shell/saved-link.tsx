import Bookmark from "lucide-react/icons/bookmark";
import { BySession } from "#app/entities/session/by-session.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconLink } from "#app/ui/icon-button.tsx";

/** A signed-in person's way to their saved looks; phones have it in the menu. */
export function SavedLink() {
  return (
    <BySession
      member={() => (
        <span className="hidden sm:contents">
          <IconLink to="/saved" label="Saved looks">
            <Icon of={Bookmark} />
          </IconLink>
        </span>
      )}
      visitor={null}
    />
  );
}
