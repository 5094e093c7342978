import { Link } from "react-router";
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
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Menu"
      titleHidden
      shape="side"
      className="px-6 pt-4 pb-8"
    >
      <nav aria-label="Menu" className="mt-2 flex-1">
        <ul className="border-line border-t">
          {NAVIGATION.map((link) => (
            <li key={link.to} className="border-line border-b">
              <Link
                to={link.to}
                onClick={onClose}
                className="flex min-h-16 items-center font-display text-[1.75rem] transition-colors hover:text-accent"
              >
                {link.to === "/cart" ? `Cart (${cartCount})` : link.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!user && (
        <ButtonLink to="/sign-in" onClick={onClose} size="large" wide className="mt-8">
          Sign In
        </ButtonLink>
      )}
    </Dialog>
  );
}
