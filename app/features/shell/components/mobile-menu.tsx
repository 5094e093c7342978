import { useRef } from "react";
import { Link } from "react-router";
import { IdentityCard } from "#app/features/shell/components/identity-card.tsx";
import { NAVIGATION } from "#app/features/shell/navigation.ts";
import { useCurrentUser } from "#app/lib/session-store.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  cartCount: number;
}

/** The header's links on small screens. */
export function MobileMenu({ open, onClose, cartCount }: MobileMenuProps) {
  const user = useCurrentUser();
  /** Whether it closes because a link was followed; the new screen then sets the focus. */
  const leaving = useRef(false);

  function leave() {
    leaving.current = true;
    onClose();
  }
  function takeFocusBack() {
    const stays = !leaving.current;
    leaving.current = false;
    return stays;
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Menu"
      titleHidden
      shape="side"
      finalFocus={takeFocusBack}
    >
      <nav aria-label="Menu" className="mt-2 flex-1">
        <ul className="border-line border-t">
          {NAVIGATION.map((link) => (
            <li key={link.to} className="border-line border-b">
              <Link
                to={link.to}
                onClick={leave}
                className="flex min-h-16 items-center font-display text-wordmark transition-colors hover:text-accent"
              >
                {link.to === "/cart" ? `Cart (${cartCount})` : link.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {user ? (
        <IdentityCard user={user} onLeave={leave} onSignedOut={onClose} />
      ) : (
        <ButtonLink to="/sign-in" onClick={leave} size="large" wide className="mt-8">
          Sign In
        </ButtonLink>
      )}
    </Dialog>
  );
}
