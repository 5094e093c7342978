import { MessageCircle } from "lucide";
import { useLocation, useNavigate } from "react-router";
import { CHAT_LABEL, CHAT_PATH } from "#app/content/shop-content.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Icon } from "#app/ui/icon.tsx";

const ChatPanel = lazyPart(async () => (await import("#app/features/chat/chat-panel.tsx")).ChatPanel, {
  when: "open",
});

const HASH = new URL(CHAT_PATH, "http://shop").hash;

/**
 * The floating chat button and its panel. The hash of the URL says whether the panel is open, so that links
 * open it from any screen and Back closes it. The conversation lasts as long as the page.
 */
export function ChatWidget() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // The server does not receive the hash.
  const open = useHydrated() && hash === HASH;

  const show = (isOpen: boolean) =>
    navigate({ search, hash: isOpen ? HASH : "" }, { replace: !isOpen, preventScrollReset: true });

  return (
    <>
      <button
        type="button"
        aria-label={CHAT_LABEL}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => show(!open)}
        className="print:hidden fixed right-4 bottom-4 z-bar inline-flex size-[clamp(56px,14.4vw,3.5rem)] items-center justify-center rounded-pill bg-second text-white shadow-raised transition-colors duration-calm hover:bg-ink sm:right-6 sm:bottom-6"
      >
        <Icon of={MessageCircle} size="large" />
      </button>
      <ChatPanel open={open} onClose={() => show(false)} />
    </>
  );
}
