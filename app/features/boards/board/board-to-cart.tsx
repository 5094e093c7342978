import ShoppingBag from "lucide-react/icons/shopping-bag";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { keepIntent, useIntent } from "#app/entities/session/sign-in-intent.ts";
import { useAskToSignIn } from "#app/entities/session/use-ask-to-sign-in.ts";
import { useBoardInCart } from "#app/features/boards/board/use-board-in-cart.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { BoardOutfit, BoardPage } from "#contract/boards/boards.ts";
import { ADD_TO_CART_MESSAGES } from "#contract/messages/cart.ts";

const LazyCartSummary = lazyPart(
  async () => (await import("#app/features/boards/board/cart-summary.tsx")).CartSummary,
  { when: "open" },
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
        {!isAdding && <Icon of={ShoppingBag} />}
        <span>{isAdding ? "Adding to Cart..." : "Add All to Cart"}</span>
      </Button>
      <LazyCartSummary open={result !== undefined} onClose={forget} result={result} outfits={outfits} />
    </>
  );
}
