import { Bookmark } from "lucide";
import { useRef, useState } from "react";
import * as messages from "#app/entities/board/save/messages.ts";
import { type SavableOutfit, useSave } from "#app/entities/board/save/use-save.ts";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { storeIntent, useAskToSignIn } from "#app/entities/session/sign-in-intent.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { SAVE_MESSAGES } from "#contract/messages/save.ts";

const LazySaveMenu = lazyPart(async () => (await import("#app/entities/board/save/save-menu.tsx")).SaveMenu, {
  when: "open",
});

interface SaveButtonProps {
  outfit: SavableOutfit;
  /** mark: on a picture; wide: beside other actions; tool: in the toolbar of the viewer. */
  look?: "mark" | "wide" | "tool" | undefined;
  className?: string | undefined;
}

/**
 * The first press saves an outfit to "Saved" and opens the person's other boards; further ones only open
 * them.
 */
export function SaveButton({ outfit, look = "mark", className }: SaveButtonProps) {
  const userId = useCurrentUser()?._id;
  const [menu, setMenu] = useState<"never opened" | "closed" | "open">("never opened");
  const askToSignIn = useAskToSignIn();
  const button = useRef<HTMLButtonElement>(null);
  const { isSaved, isSaving, asksForAlerts, save } = useSave(userId, outfit._id, () => setMenu("closed"));

  function press() {
    if (!userId) {
      storeIntent("save", outfit._id);
      return askToSignIn(SAVE_MESSAGES.loginRequired);
    }
    if (!isSaved) save();
    setMenu(menu === "open" ? "closed" : "open");
  }

  const icon = (size: "small" | "medium") => (
    <Icon of={Bookmark} size={size} fill={isSaved ? "full" : "none"} />
  );
  const shared = {
    ref: button,
    onClick: press,
    "aria-haspopup": "dialog" as const,
    "aria-expanded": menu === "open",
  };
  const name = isSaved ? messages.savedOutfit(outfit) : messages.saveOutfit(outfit);
  return (
    <>
      {look === "wide" ? (
        <Button {...shared} variant="secondary" wide className={className}>
          {icon("small")}
          <span>{isSaved ? messages.savedLook : messages.saveLook}</span>
        </Button>
      ) : look === "tool" ? (
        <IconButton {...shared} label={name} tone="inverse" className={className}>
          {icon("medium")}
        </IconButton>
      ) : (
        <button
          {...shared}
          type="button"
          data-tooltip={isSaved ? messages.savedHint : messages.saveHint}
          className={classNames(
            "print:hidden group/save grid size-11 place-items-end focus-visible:-outline-offset-4",
            className,
          )}
        >
          <span className="sr-only">{name}</span>
          <span
            className={classNames(
              "grid size-7 place-items-center bg-paper-raised/90 transition-colors duration-calm group-hover/save:bg-ink group-hover/save:text-paper",
              isSaved ? "text-accent" : "text-ink",
            )}
          >
            {icon("small")}
          </span>
        </button>
      )}
      {userId && menu !== "never opened" && (
        <LazySaveMenu
          open={menu === "open"}
          onClose={() => setMenu("closed")}
          anchor={button.current}
          outfit={outfit}
          userId={userId}
          isSaving={isSaving}
          asksForAlerts={asksForAlerts}
        />
      )}
    </>
  );
}
