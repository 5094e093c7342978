import { CartScreen } from "#app/features/cart/components/cart-screen.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";

export default function Cart() {
  return (
    <>
      <PageMeta
        title="Cart"
        description="The complete looks you have saved, with a link to buy every piece."
        path="/cart"
      />
      <CartScreen />
    </>
  );
}
