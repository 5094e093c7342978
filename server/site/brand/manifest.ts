import type { ShopIdentity } from "#contract/shop/brand.ts";
import { LIGHT_COLOURS } from "#contract/shop/plain-style.ts";

interface ManifestPicture {
  src: string;
  sizes: string;
  type: string;
  purpose?: "maskable";
}

const png = (src: string, size: number): ManifestPicture => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
});

/** The sizes are those of `npm run install-screenshots`. */
const SCREENSHOTS = (["narrow", "wide"] as const).flatMap((form) =>
  [
    ["home", "The home page"],
    ["listing", "All outfits, with search and filters"],
    ["trending", "The most viewed outfits"],
  ].map(([screen, label]) => ({
    src: `/screenshots/${screen}-${form}.webp`,
    sizes: form === "narrow" ? "412x824" : "1280x800",
    type: "image/webp",
    form_factor: form,
    label,
  })),
);

const SHORTCUTS = [
  ["Trending outfits", "Trending", "/trending"],
  ["All outfits", "Outfits", "/outfit"],
  ["Your cart", "Cart", "/cart"],
] as const;

/**
 * What a browser installs the shop by (https://www.w3.org/TR/appmanifest/). With a `version`, the icons are the
 * shop's own; the pictures of the screens show the demo, so a shop with a name of its own has none.
 */
export function manifestOf({ name }: ShopIdentity, version: string | undefined) {
  const versioned = (path: string) => (version ? `${path}?v=${version}` : path);
  const small = png(versioned("/icon-192.png"), 192);
  return {
    id: "/",
    name: `${name}: complete looks, every piece linked`,
    short_name: name,
    description:
      "An outfit-first fashion shop: every listing is a complete styled look with purchase links for its items.",
    lang: "en-IN",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    // The ground of every page.
    background_color: LIGHT_COLOURS.paper,
    theme_color: LIGHT_COLOURS.paper,
    icons: [
      ...(version ? [] : [{ src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }]),
      small,
      png(versioned("/icon-512.png"), 512),
      { ...png(versioned("/icon-maskable-512.png"), 512), purpose: "maskable" as const },
    ],
    categories: ["shopping", "lifestyle"],
    shortcuts: SHORTCUTS.map(([label, short, url]) => ({
      name: label,
      short_name: short,
      url,
      icons: [small],
    })),
    ...(version ? {} : { screenshots: SCREENSHOTS }),
  };
}
