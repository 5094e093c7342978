import { outfitPath } from "./known-outfit.ts";

/** The paths of the public screens, by their names in the table. */
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
