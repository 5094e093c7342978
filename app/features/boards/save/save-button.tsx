import Bookmark from "lucide-react/icons/bookmark";
import { useRef, useState } from "react";
import { useSave } from "#app/features/boards/save/use-save.ts";
import type { SaveButtonProps } from "#app/lib/save-slot.tsx";
import { useCurrentUser } from "#app/lib/session-store.ts";
import { keepIntent } from "#app/lib/sign-in-intent.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyOverlay } from "#app/ui/lazy-overlay.tsx";
import { useAskToSignIn } from "#app/ui/use-ask-to-sign-in.ts";
import { SAVE_MESSAGES } from "#contract/messages/save.ts";

const LazySaveMenu = lazyOverlay(
  async () => (await import("#app/features/boards/menu/save-menu.tsx")).SaveMenu,
);

/**
 * Saves an outfit to "Saved" at once, and offers the person's other boards; pressed again, it
 * offers them only.
 */
export function SaveButton({ outfit, look = "mark", className }: SaveButtonProps) {
  const userId = useCurrentUser()?._id;
  const [menu, setMenu] = useState<"never opened" | "closed" | "open">("never opened");
  const askToSignIn = useAskToSignIn();
  const button = useRef<HTMLButtonElement>(null);
  const { isSaved, isSaving, asksForAlerts, save } = useSave(userId, outfit._id, () => setMenu("closed"));

  function press() {
    if (!userId) {
      keepIntent("save", outfit._id);
      return askToSignIn(SAVE_MESSAGES.loginRequired);
    }
    if (!isSaved) save();
    setMenu(menu === "open" ? "closed" : "open");
  }

  const icon = (size: string) => (
    <Bookmark aria-hidden="true" className={classNames(size, "stroke-[1.5]", isSaved && "fill-current")} />
  );
  const shared = {
    ref: button,
    onClick: press,
    "aria-haspopup": "dialog" as const,
    "aria-expanded": menu === "open",
  };
  const name = `${isSaved ? "Saved" : "Save"}: ${outfit.category}, ${outfit.section}`;
  return (
    <>
      {look === "wide" ? (
        <Button {...shared} variant="secondary" wide className={className}>
          {icon("size-4")}
          <span>{isSaved ? "Saved to Your Looks" : "Save Look"}</span>
        </Button>
      ) : look === "tool" ? (
        <IconButton {...shared} label={name} tone="inverse" className={className}>
          {icon("size-5")}
        </IconButton>
      ) : (
        <button
          {...shared}
          type="button"
          data-tooltip={isSaved ? "Saved: choose boards" : "Save this look"}
          className={classNames(
            "print:hidden group/save grid size-11 place-items-center focus-visible:-outline-offset-4",
            className,
          )}
        >
          <span className="sr-only">{name}</span>
          <span
            className={classNames(
              "grid size-8 place-items-center bg-paper-raised/90 transition-colors duration-calm group-hover/save:bg-ink group-hover/save:text-paper",
              isSaved ? "text-accent" : "text-ink",
            )}
          >
            {icon("size-4")}
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
