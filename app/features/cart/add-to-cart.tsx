import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useEffect, useRef, useState } from "react";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { keepIntent, useAskToSignIn, useIntent } from "#app/entities/session/sign-in-intent.ts";
import { OrderPanel } from "#app/features/cart/order-panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ADD_TO_CART_MESSAGES } from "#contract/messages/cart.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

/** The way of an outfit into the cart: a button, and the panel that it opens for those who are signed in. */
export function AddToCart({ outfit }: { outfit: Pick<Outfit, "_id" | "totalPrice"> }) {
  const user = useCurrentUser();
  const [state, setState] = useState<"closed" | "open" | "focus-back">("closed");
  const askToSignIn = useAskToSignIn();
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (state === "focus-back") opener.current?.focus();
  }, [state]);
  useIntent("cart", outfit._id, user !== null, () => setState("open"));

  function press() {
    if (user) return setState("open");
    keepIntent("cart", outfit._id);
    askToSignIn(ADD_TO_CART_MESSAGES.loginRequired);
  }

  if (user && state === "open") {
    return (
      <OrderPanel
        key={user._id}
        userId={user._id}
        outfit={outfit}
        onClose={(hadFocus) => setState(hadFocus ? "focus-back" : "closed")}
      />
    );
  }
  return (
    <Button ref={opener} wide onClick={press}>
      <Icon of={ShoppingBag} />
      Add Complete Outfit to Cart
    </Button>
  );
}
