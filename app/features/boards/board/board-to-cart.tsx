import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useBoardInCart } from "#app/features/boards/board/use-board-in-cart.ts";
import { useCurrentUser } from "#app/lib/session-store.ts";
import { keepIntent, useIntent } from "#app/lib/sign-in-intent.ts";
import { Button } from "#app/ui/button.tsx";
import { lazyOverlay } from "#app/ui/lazy-overlay.tsx";
import { useAskToSignIn } from "#app/ui/use-ask-to-sign-in.ts";
import type { BoardOutfit, BoardPage } from "#contract/boards/boards.ts";
import { ADD_TO_CART_MESSAGES } from "#contract/messages/cart.ts";

const LazyCartSummary = lazyOverlay(
  async () => (await import("#app/features/boards/board/cart-summary.tsx")).CartSummary,
);

interface BoardToCartProps {
  board: BoardPage["board"];
  /** Those that are known, for their pictures in the summary. */
  outfits: readonly BoardOutfit[];
}

/** Puts all looks of a board into the cart, and says what went in and what did not. */
export function BoardToCart({ board, outfits }: BoardToCartProps) {
  const isSignedIn = useCurrentUser() !== null;
  const askToSignIn = useAskToSignIn();
  const { add, isAdding, result, forget } = useBoardInCart(board._id);
  useIntent("cart", board._id, isSignedIn, add);

  function press() {
    if (isSignedIn) return add();
    keepIntent("cart", board._id);
    askToSignIn(ADD_TO_CART_MESSAGES.loginRequired);
  }

  return (
    <>
      <Button busy={isAdding} onClick={press}>
        {!isAdding && <ShoppingBag aria-hidden="true" className="size-5 stroke-[1.5]" />}
        <span>{isAdding ? "Adding to Cart..." : "Add All to Cart"}</span>
      </Button>
      <LazyCartSummary open={result !== undefined} onClose={forget} result={result} outfits={outfits} />
    </>
  );
}
