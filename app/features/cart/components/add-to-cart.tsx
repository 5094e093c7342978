import ShoppingBag from "lucide-react/icons/shopping-bag";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { CART_MESSAGES } from "#contract/messages.ts";

/** The way of a whole outfit into the cart; visitors are told to sign in. */
export function AddToCart() {
  return (
    <Button wide onClick={() => showToast("error", CART_MESSAGES.loginRequired)}>
      <ShoppingBag aria-hidden="true" className="size-5 stroke-[1.5]" />
      Add Complete Outfit to Cart
    </Button>
  );
}
