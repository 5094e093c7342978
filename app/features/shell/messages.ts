/** Texts of header, footer and menu, and of the screens for a page that fails, is missing or cannot be reached. */

export const skipToContent = "Skip to content";
export const homeLink = (shop: string) => `${shop}, home`;
export const mainNavigation = "Main";
export const footerNavigation = "Footer";
export const menu = "Menu";
export const close = "Close";

export const searchOutfits = "Search outfits";
export const sections = "Shop for";
export const occasions = "Shop by occasion";

export const about = "About";
export const outfits = "Outfit";
export const trending = "Trending";
export const cart = "Cart";
export const customRequest = "Custom Request";
export const blogs = "Blogs";

export const cartInMenu = (count: number) => `Cart (${count})`;
/** `shown` is the count as the badge shows it: "99+". */
export const cartLink = (count: number, shown: string) =>
  count === 1 ? "Cart, 1 outfit" : `Cart, ${shown} outfits`;
export const savedLooks = "Saved looks";
export const signIn = "Sign In";
export const profile = "Profile";
export const profileOf = (name: string) => `Profile of ${name}`;
export const myProfile = "My Profile";

export const copyright = (shop: string) => `© ${shop}. All rights reserved.`;
export const pauseMotion = "Pause background motion";
export const resumeMotion = "Resume background motion";

export const failedTitle = "Something went wrong";
export const notFoundTitle = "Page not found";
export const offlineTitle = "You are offline";
export const tryAgain = "Try Again";
export const browseOutfits = "Browse Outfits";
export const backToHome = "Back to Home";
