import MessageCircle from "lucide-react/icons/message-circle";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { CHAT_PLACE } from "#app/content/shop-content.ts";

const ChatPanel = lazy(() =>
  import("#app/features/chat/components/chat-panel.tsx").then((module) => ({ default: module.ChatPanel })),
);

const HASH = new URL(CHAT_PLACE, "http://shop").hash;

/**
 * The floating chat button and its panel. Whether the panel is open stands in the address, so that links open it from anywhere
 * (D4, D5) and Back closes it; what was said stays for as long as the page does.
 */
export function ChatWidget() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [panel, setPanel] = useState<"unused" | "open" | "closed">("unused");
  const open = panel === "open";

  // After hydration: the server never sees what follows the # of an address.
  useEffect(() => {
    setPanel((before) => (hash === HASH ? "open" : before === "unused" ? "unused" : "closed"));
  }, [hash]);

  const show = (wanted: boolean) =>
    navigate({ search, hash: wanted ? HASH : "" }, { replace: !wanted, preventScrollReset: true });

  return (
    <>
      <button
        type="button"
        aria-label="Chat bot"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => show(!open)}
        className="fixed right-4 bottom-4 z-bar inline-flex size-14 items-center justify-center rounded-pill bg-emerald text-white shadow-raised transition-colors duration-calm hover:bg-ink sm:right-6 sm:bottom-6"
      >
        <MessageCircle aria-hidden="true" className="size-6 stroke-[1.5]" />
      </button>
      {panel !== "unused" && (
        <Suspense>
          <ChatPanel open={open} onClose={() => show(false)} />
        </Suspense>
      )}
    </>
  );
}
