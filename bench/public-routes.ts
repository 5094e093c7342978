import { outfitPath } from "./known-outfit.ts";

/** The public screens of a running shop, by what the table calls them. */
export async function publicRoutes(url: string): Promise<Record<string, string>> {
  return {
    home: "/",
    listing: "/outfit",
    detail: await outfitPath(url),
    trending: "/trending",
    cart: "/cart",
    about: "/about-us",
    privacy: "/privacy",
    terms: "/terms",
    "sign in": "/sign-in",
    "sign up": "/sign-up",
  };
}
