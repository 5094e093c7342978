import { useQueryClient } from "@tanstack/react-query";
import { ShoppingBag } from "lucide";
import { putBoardInCart } from "#app/entities/board/board-calls.ts";
import { announceCartUpdated } from "#app/entities/cart/cart-updated.ts";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { storeIntent, useAskToSignIn, useIntent } from "#app/entities/session/sign-in-intent.ts";
import * as messages from "#app/features/boards/messages.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { BoardOutfit, BoardPage } from "#contract/boards/boards.ts";
import { ADD_TO_CART_MESSAGES } from "#contract/messages/cart.ts";

const LazyCartSummary = lazyPart(
  async () => (await import("#app/features/boards/board/cart-summary.tsx")).CartSummary,
  { when: "open" },
);

interface BoardToCartProps {
  board: BoardPage["board"];
  /** The loaded outfits, for the pictures in the summary. */
  outfits: readonly BoardOutfit[];
}

export function BoardToCart({ board, outfits }: BoardToCartProps) {
  const isSignedIn = useCurrentUser() !== null;
  const askToSignIn = useAskToSignIn();
  const { add, isAdding, result, forget } = useBoardInCart(board._id);
  useIntent("cart", board._id, isSignedIn, add);

  function press() {
    if (isSignedIn) return add();
    storeIntent("cart", board._id);
    askToSignIn(ADD_TO_CART_MESSAGES.loginRequired);
  }

  return (
    <>
      <Button busy={isAdding} onClick={press}>
        {!isAdding && <Icon of={ShoppingBag} />}
        <span>{isAdding ? messages.addingToCart : messages.addAllToCart}</span>
      </Button>
      <LazyCartSummary open={result !== undefined} onClose={forget} result={result} outfits={outfits} />
    </>
  );
}

function useBoardInCart(boardId: string) {
  const client = useQueryClient();
  const { keyFor, settle } = useIdempotencyKey();
  const { mutate, isPending, data, reset } = useSingleMutation({
    meta: { failureMessage: "Adding a board to the cart failed" },
    mutationFn: () => putBoardInCart(boardId, keyFor(boardId)),
    onSuccess: () => {
      settle();
      announceCartUpdated();
      void client.invalidateQueries({ queryKey: ["cart", "whole"] });
    },
    onError: (error) => void showToast("error", failureText(error, ADD_TO_CART_MESSAGES.failed)),
  });
  return { add: () => mutate(), isAdding: isPending, result: data, forget: reset };
}
