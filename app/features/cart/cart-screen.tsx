import { useCurrentUser, useSessionKnown } from "#app/entities/session/session-store.ts";
import { CartContents } from "#app/features/cart/cart-contents.tsx";
import { CartLoading } from "#app/features/cart/cart-loading.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/**
 * The cart; shown as loading until the session is known, as in the document, which is the same
 * for every visitor.
 */
export function CartScreen() {
  const user = useCurrentUser();
  const known = useSessionKnown();
  return (
    <Container space="tool" className="min-h-page">
      <h1 className="mb-6 font-display text-display-m sm:mb-8">
        Your <em>Cart</em>
      </h1>
      {user ? (
        <CartContents key={user._id} userId={user._id} />
      ) : known ? (
        <EmptyState
          mark="🛍️"
          title="Please Sign In"
          text="Access your personalized cart"
          action={<ButtonLink to="/sign-in">Sign In Now</ButtonLink>}
        />
      ) : (
        <CartLoading />
      )}
    </Container>
  );
}
