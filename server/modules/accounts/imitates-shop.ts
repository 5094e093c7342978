import { usernameKeyOf } from "./username-key.ts";

const LETTER_OF_SIGN: Record<string, string> = {
  ...{ 0: "o", 1: "l", 3: "e", 4: "a", 5: "s", 7: "t" },
  ...{ "@": "a", $: "s", "|": "l", "!": "l" },
};

/** What shops put before or after their name when they speak about themselves. */
const SHOP_WORDS = [
  ...["official", "original", "real", "verified", "the", "team", "staff", "admin", "administrator"],
  ...["moderator", "support", "help", "care", "service", "editor", "editors", "editorial", "stylist"],
  ...["stylists", "styles", "looks", "fashion", "shop", "store", "boutique", "online", "app", "india"],
  ...["hq", "com", "in"],
].map(skeletonOf);
const SHOP_WORD_FIRST = new RegExp(`^(?:${SHOP_WORDS.join("|")})`, "u");
const SHOP_WORD_LAST = new RegExp(`(?:${SHOP_WORDS.join("|")})$`, "u");

/**
 * Whether people may take a username for the shop itself: its name, also misspelt with digits, accents or
 * doubled letters, alone or with words such as "official" and with a number.
 */
export function imitatesShop(username: string, shopName: string): boolean {
  const shop = skeletonOf(shopName);
  if (shop === "") return false;
  const withoutNumber = username.replace(/^[\p{P}\p{S}\s\d]+|[\p{P}\p{S}\s\d]+$/gu, "");
  return [username, withoutNumber].some((name) => isShopWithWords(skeletonOf(name), shop));
}

/** Each part of the name is looked at once, because words can be taken away in very many orders. */
function isShopWithWords(name: string, shop: string): boolean {
  const parts = new Set([name]);
  // The loop goes on with what it adds.
  for (const part of parts) {
    if (withoutDoubled(part) === withoutDoubled(shop)) return true;
    for (const word of [SHOP_WORD_FIRST, SHOP_WORD_LAST]) parts.add(part.replace(word, ""));
  }
  return false;
}

function withoutDoubled(letters: string): string {
  return letters.replace(/(.)\1+/gu, "$1");
}

/** Equal for names that look alike at a glance. */
function skeletonOf(name: string): string {
  return usernameKeyOf(name)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/gu, "")
    .replace(/[014357@$|!]/gu, (sign) => LETTER_OF_SIGN[sign] ?? sign)
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "")
    .replaceAll("i", "l")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}
