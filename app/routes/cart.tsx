import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { CartScreen } from "#app/features/cart/cart-screen.tsx";
import * as messages from "#app/features/cart/messages.ts";

export default function Cart() {
  return (
    <>
      <PageMeta title={messages.pageTitle} description={messages.pageDescription} path="/cart" />
      <CartScreen />
    </>
  );
}
