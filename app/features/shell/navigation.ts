/** The header's links, in order; the last two lead to places on the home page (spec section 2, D3). */
export const NAVIGATION = [
  { label: "About", to: "/about-us" },
  { label: "Outfit", to: "/outfit" },
  { label: "Trending", to: "/trending" },
  { label: "Cart", to: "/cart" },
  { label: "Custom Request", to: "/#custom" },
  { label: "Blogs", to: "/#blogs" },
] as const;
