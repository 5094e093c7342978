import { useQueryClient } from "@tanstack/react-query";
import { putBoardInCart } from "#app/entities/board/board-calls.ts";
import { announceCartUpdated } from "#app/entities/cart/cart-updated.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import { ADD_TO_CART_MESSAGES } from "#contract/messages/cart.ts";

/** Puts all outfits of a board into the cart; the result says what became of each. */
export function useBoardInCart(boardId: string) {
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
