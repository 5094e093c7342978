/** The header's links, in order; the last two lead to sections of the home page. */
export const NAVIGATION = [
  { label: "About", to: "/about-us" },
  { label: "Outfit", to: "/outfit" },
  { label: "Trending", to: "/trending" },
  { label: "Cart", to: "/cart" },
  { label: "Custom Request", to: "/#custom" },
  { label: "Blogs", to: "/#blogs" },
] as const;
