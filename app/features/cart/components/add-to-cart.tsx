import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useCurrentUser } from "#app/lib/session-store.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { CART_MESSAGES } from "#contract/messages.ts";

/** Where visitors are told that a cart needs an account; signed-in people have no cart screen to fill yet. */
export function AddToCart() {
  const user = useCurrentUser();
  if (user) return null;
  return (
    <Button wide onClick={() => showToast("error", CART_MESSAGES.loginRequired)}>
      <ShoppingBag aria-hidden="true" className="size-5 stroke-[1.5]" />
      Add Complete Outfit to Cart
    </Button>
  );
}
