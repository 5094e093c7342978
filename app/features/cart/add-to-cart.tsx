import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, ShoppingBag } from "lucide";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router";
import { cacheCart, cartCountQuery, cartQuery } from "#app/entities/cart/cart-query.ts";
import { announceCartUpdated } from "#app/entities/cart/cart-updated.ts";
import { useCart } from "#app/entities/cart/use-cart.ts";
import { isCurrentUser, useCurrentUser } from "#app/entities/session/session-store.ts";
import { storeIntent, useAskToSignIn, useIntent } from "#app/entities/session/sign-in-intent.ts";
import * as messages from "#app/features/cart/add-to-cart-messages.ts";
import { lineTotal } from "#app/features/cart/cart-change.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { type SentAttempt, useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { Button } from "#app/ui/button.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { Stepper } from "#app/ui/stepper.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { prepareToasts, showToast } from "#app/ui/toast.tsx";
import type { AddedToCart } from "#contract/cart/cart.ts";
import { CART_QUANTITY_MAX, CART_QUANTITY_MIN, TOAST_MS } from "#contract/limits.ts";
import { ADD_TO_CART_MESSAGES, addedToCart } from "#contract/messages/cart.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

interface AddToCartProps {
  outfit: Pick<Outfit, "_id" | "totalPrice">;
  /** The foot of a phone's screen, where the button is repeated while it is out of view itself. */
  bar: HTMLElement | null;
}

/** How long the cart is current enough to tell whether it has an outfit. */
const CART_STALE_MS = 60_000;

/** A button, which opens a panel for signed-in users. */
export function AddToCart({ outfit, bar }: AddToCartProps) {
  const user = useCurrentUser();
  const [state, setState] = useState<"closed" | "open" | "focus-back">("closed");
  const askToSignIn = useAskToSignIn();
  const opener = useRef<HTMLButtonElement>(null);
  const isOpen = user !== null && state === "open";
  const isOutOfView = useOutOfView(opener, !isOpen);
  const inCart = useQuantityInCart(user?._id, outfit._id);

  useEffect(() => {
    if (state === "focus-back") opener.current?.focus();
  }, [state]);
  useIntent("cart", outfit._id, user !== null, () => setState("open"));

  function press() {
    if (user) return setState("open");
    storeIntent("cart", outfit._id);
    askToSignIn(ADD_TO_CART_MESSAGES.loginRequired);
  }

  if (isOpen) {
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
    <>
      <Button ref={opener} wide onClick={press}>
        <Icon of={ShoppingBag} />
        {messages.open}
      </Button>
      {inCart > 0 && (
        <p className="mt-3 flex items-center justify-center gap-2 text-emerald text-small">
          <Icon of={Check} size="small" weight="bold" />
          <TextLink to="/cart" look="inline" className="touch-target inline-flex min-h-6 items-center">
            {messages.inCart(inCart)}
          </TextLink>
        </p>
      )}
      {bar &&
        isOutOfView &&
        inCart === 0 &&
        createPortal(<BarButton price={outfit.totalPrice} onPress={press} />, bar)}
    </>
  );
}

/** How many of the outfit the user has in the cart, which is fetched only if the badge counts something. */
function useQuantityInCart(userId: string | undefined, outfitId: string): number {
  const { data: count } = useQuery({ ...cartCountQuery(userId), enabled: false });
  const enabled = userId !== undefined && count !== undefined && count.outfitCount > 0;
  const { cart } = useCart(userId ?? "", { enabled, staleTime: CART_STALE_MS });
  if (!enabled) return 0;
  return cart?.outfits.find((entry) => entry.outfitId === outfitId)?.quantity ?? 0;
}

/** What the header covers of the window. */
const COVERED = { rootMargin: "-64px 0px 0px" };

/** Whether an element that is rendered is out of view. */
function useOutOfView(element: RefObject<HTMLElement | null>, isRendered: boolean): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!isRendered || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false), COVERED);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isRendered]);
  return isRendered && isOut;
}

interface BarButtonProps {
  price: number;
  onPress: () => void;
}

function BarButton({ price, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      data-bottom-bar=""
      onClick={onPress}
      className="print:hidden absolute inset-x-0 bottom-0 flex min-h-14 items-center justify-between gap-x-6 bg-ink px-(--page-margin) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-left font-medium text-paper transition-colors focus-visible:-outline-offset-4 focus-visible:outline-paper hover:bg-accent"
    >
      <Price rupees={price} />
      <span className="inline-flex items-center gap-2.5">
        <Icon of={ShoppingBag} />
        <span>{messages.addShort}</span>
      </span>
    </button>
  );
}

interface OrderPanelProps {
  userId: string;
  outfit: Pick<Outfit, "_id" | "totalPrice">;
  /** `hadFocus`: the focus was in the panel and has to move. */
  onClose: (hadFocus: boolean) => void;
}

/**
 * Chooses how many of an outfit are added to the cart. After a failure the panel stays open for another try.
 */
function OrderPanel({ userId, outfit, onClose }: OrderPanelProps) {
  const [quantity, setQuantity] = useState<number>(CART_QUANTITY_MIN);
  const { add, busy } = useAddToCart(userId, outfit._id);
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();

  // A focused button loses the focus while it is disabled.
  useEffect(() => {
    if (!busy && isNowhere(document.activeElement)) panel.current?.focus();
  }, [busy]);
  useEffect(() => {
    panel.current?.focus();
    prepareToasts();
  }, []);

  function close() {
    const { activeElement } = document;
    onClose(isNowhere(activeElement) || panel.current?.contains(activeElement) === true);
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="border border-ink bg-paper-raised p-5 outline-none sm:p-7"
    >
      <h2 id={titleId} className="font-display text-title">
        {messages.title}
      </h2>
      <div className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-5 border-line border-t pt-5">
        <div className="grid justify-items-start gap-2.5">
          <Eyebrow as="span">{messages.quantity}</Eyebrow>
          <Stepper
            what={messages.quantityStepped}
            value={quantity}
            min={CART_QUANTITY_MIN}
            max={CART_QUANTITY_MAX}
            onChange={setQuantity}
            fixed={busy}
          />
        </div>
        <p className="grid justify-items-end gap-2.5">
          <Eyebrow as="span">{messages.total}</Eyebrow>
          <Price rupees={lineTotal(outfit.totalPrice, quantity)} size="title" className="leading-11.5" />
        </p>
      </div>
      <div className="mt-6 flex gap-3">
        <Button
          variant="secondary"
          disabled={busy}
          onClick={close}
          className="shrink-0 sm:max-md:min-w-36 lg:min-w-36"
        >
          {messages.cancel}
        </Button>
        <Button busy={busy} onClick={() => add(quantity, close)} size="toolbar" className="flex-1">
          {busy ? messages.adding : messages.add}
        </Button>
      </div>
    </section>
  );
}

function isNowhere(element: Element | null): boolean {
  return element === null || element === document.body;
}

/**
 * Of outfits whose addition failed: one whose response was lost is not added twice from a new panel. Once the
 * cart has been read again, another press means one more.
 */
const failedAttempts = new Map<string, SentAttempt>();

/** Adds an outfit to the user's cart and shows a toast. Ignored while the outfit is already being added. */
function useAddToCart(userId: string, outfitId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const mutationKey = ["cart", "add", userId, outfitId];
  const attemptName = mutationKey.join(" ");
  const { keyFor, settle } = useIdempotencyKey({
    read: () => failedAttempts.get(attemptName),
    write: (attempt) => failedAttempts.set(attemptName, attempt),
  });
  const { mutate, isPending } = useMutation({
    mutationKey,
    meta: { failureMessage: "Adding to the cart failed" },
    mutationFn: (quantity: number) => addOutfit(outfitId, quantity, keyFor(String(quantity))),
    onSuccess: ({ cart, outfitName }) => {
      settle();
      failedAttempts.delete(attemptName);
      // The user may have signed out since.
      if (!isCurrentUser(userId)) return;
      cacheCart(queryClient, userId, cart);
      announceCartUpdated();
      const action = { label: messages.viewCart, onClick: () => void navigate("/cart") };
      void showToast("success", addedToCart(outfitName), TOAST_MS, { action });
    },
    onError: (error) => {
      if (!isCurrentUser(userId)) return;
      void showToast("error", failureText(error, ADD_TO_CART_MESSAGES.failed));
      const { queryKey } = cartQuery(userId);
      void queryClient.invalidateQueries({ queryKey: ["cart"] }).then(() => {
        if (queryClient.getQueryState(queryKey)?.isInvalidated === false) failedAttempts.delete(attemptName);
      });
    },
  });

  return {
    add: (quantity: number, onAdded: () => void) => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(quantity, { onSuccess: onAdded });
    },
    busy: isPending,
  };
}

/** Adds `quantity` of an outfit; repeated with the same key, it is added once. */
function addOutfit(outfitId: string, quantity: number, idempotencyKey: string): Promise<AddedToCart> {
  return browserApi({
    method: "POST",
    path: "/cart/add-outfit",
    body: { outfitId, quantity },
    idempotencyKey,
  });
}
