import { ShoppingBag } from "lucide";
import * as messages from "#app/features/shell/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { CART_BADGE_MAX } from "#contract/limits.ts";

export function CartLink({ count }: { count: number }) {
  const shown = count > CART_BADGE_MAX ? `${CART_BADGE_MAX}+` : String(count);
  return (
    <Link
      to="/cart"
      aria-label={count > 0 ? messages.cartLink(count, shown) : messages.cart}
      className="relative inline-flex size-(--icon-target) items-center justify-center transition-colors hover:text-accent"
    >
      <Icon of={ShoppingBag} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0 inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-pill bg-accent px-1 font-semibold text-fine text-white leading-none tabular-nums"
        >
          {shown}
        </span>
      )}
    </Link>
  );
}
