import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { CartScreen } from "#app/features/cart/cart-screen.tsx";

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
