import type { AccountState, SignedIn, User } from "#contract/account/account.ts";
import { SECURITY_EVENTS, type SessionList } from "#contract/account/security-events.ts";
import type { Cart, CartEntry } from "#contract/cart/cart.ts";
import type { AdminOutfitRow, AdminTable } from "#contract/dashboard/admin-outfits.ts";
import type { ModerationEntry } from "#contract/engagement/moderation.ts";
import type {
  Comment,
  Outfit,
  OutfitSummary,
  Reply,
  Trending,
  TrendingOutfit,
} from "#contract/outfit/outfit.ts";
import type { Piece } from "#contract/pieces/pieces.ts";
import type { PieceImport, ProductPreview } from "#contract/pieces/product-file.ts";
import { NO_PICTURES } from "#contract/shop/brand.ts";
import type { FirstSteps } from "#contract/shop/first-steps.ts";
import { SETTING_KEYS } from "#contract/shop/setting-labels.ts";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";

/** Valid, deterministic API responses for tests of the site without a server. */

const CREATED_AT = "2026-03-01T09:30:00.000Z";
/** A picture that needs no request. */
const IMAGE = "";

export function user(changes: Partial<User> = {}): User {
  return {
    _id: "user-asha",
    id: "user-asha",
    username: "asha",
    fullName: "Asha Rao",
    email: "asha@people.example",
    gender: "",
    isUserAdmin: false,
    googlePhotoUrl: "",
    avatar: "",
    ...changes,
  };
}

export function signedIn(changes: Partial<SignedIn> = {}): SignedIn {
  return {
    ...user(),
    success: true,
    message: "Welcome back.",
    token: "t".repeat(43),
    sessionExpiry: Date.now() + 3_600_000,
    ...changes,
  };
}

/** A held comment that waits for a decision. */
export function moderationEntry(number: number, changes: Partial<ModerationEntry> = {}): ModerationEntry {
  return {
    _id: `text-${number}`,
    kind: "comment",
    text: `Text number ${number}`,
    author: {
      _id: "user-ravi",
      username: "ravi",
      createdAt: CREATED_AT,
      isUserAdmin: false,
      isBlocked: false,
    },
    outfitId: "outfit-1",
    outfitName: "Wedding · Women",
    isHeld: true,
    reasons: [],
    reportCount: 0,
    reports: [],
    thread: [],
    createdAt: CREATED_AT,
    ...changes,
  };
}

/** With twenty events, of every kind. */
export function accountState(changes: Partial<AccountState> = {}): AccountState {
  return {
    emailConfirmed: true,
    pendingEmail: null,
    hasPassword: true,
    alerts: { priceDrops: false },
    newsletter: { subscribed: false },
    passkeys: [],
    identities: [],
    activity: Array.from({ length: 20 }, (_, index) => ({
      _id: `event-${index}`,
      kind: SECURITY_EVENTS[index % SECURITY_EVENTS.length] ?? "signed-in",
      device: "Chrome on Android",
      createdAt: CREATED_AT,
    })),
    ...changes,
  };
}

/** The settings of a shop whose owner has changed none. */
export function shopSettings(changes: Partial<ShopSettings> = {}): ShopSettings {
  return {
    ...{
      identity: null,
      pictures: NO_PICTURES,
      appearance: null,
      contact: null,
      social: null,
      timeZone: null,
    },
    ...{ home: null, faq: null, styleNotes: null, about: null, privacy: null, terms: null },
    ...{ claims: null, testimonials: null, grievance: null },
    followShopPrices: true,
    affiliateParameters: {},
    wordList: [],
    versions: Object.fromEntries(SETTING_KEYS.map((key) => [key, 0])) as ShopSettings["versions"],
    ...changes,
  };
}

/** Devices, the first of them the user's own. */
export function sessionList(count: number): SessionList {
  const sessions = Array.from({ length: count }, (_, index) => ({
    _id: `session-${index}`,
    device: index % 2 ? "Firefox on Windows" : "Chrome on Android",
    createdAt: CREATED_AT,
    lastUsedAt: CREATED_AT,
    isCurrent: index === 0,
  }));
  return { sessions };
}

/** A page of the administrator's table with these rows, which are all of the catalogue. */
export function adminTable(outfits: AdminOutfitRow[], changes: Partial<AdminTable> = {}): AdminTable {
  return {
    outfits,
    total: outfits.length,
    statistics: {
      totalOutfits: outfits.length,
      activeOutfits: outfits.length,
      averageRating: outfits.length === 0 ? 0 : 4.2,
      totalLikes: 0,
    },
    ...changes,
  };
}

/** The first steps of a shop in which nothing is done yet. */
export function firstSteps(changes: Partial<FirstSteps> = {}): FirstSteps {
  return {
    isShown: true,
    done: [],
    hasMailServer: false,
    publicUrl: "http://127.0.0.1:8080",
    lastBackupAt: null,
    ...changes,
  };
}

export function outfitSummary(number = 1, changes: Partial<OutfitSummary> = {}): OutfitSummary {
  return {
    _id: `outfit-${number}`,
    category: "Wedding",
    section: "Women",
    type: "Normal",
    subtitle: "Emerald silk lehenga, gold choli",
    numberOfItems: 4,
    rateLook: 4.2,
    tags: ["linen", "weekend"],
    description: `Look number ${number}`,
    image: IMAGE,
    imageWidth: 1200,
    imageHeight: 1600,
    imagePlaceholder: "",
    isActive: true,
    numberOfLikes: 3,
    numberOfDislikes: 1,
    numberOfComments: 0,
    numberOfClicks: 120,
    numberOfSaves: 0,
    totalPrice: 1000 * number + 0.5,
    stylist: null,
    createdAt: CREATED_AT,
    version: 1,
    ...changes,
  };
}

export function outfit(changes: Partial<Outfit> = {}): Outfit {
  return {
    ...outfitSummary(),
    items: [1, 2, 3].map((number) => ({
      itemId: `item-${number}`,
      sourceName: `Source ${number}`,
      itemName: `Item ${number}`,
      itemPrice: 100 * number,
      role: "other",
      match: "exact",
      linkState: "unchecked",
      priceCheckedAt: null,
      availability: "unknown",
    })),
    likes: [],
    dislikes: [],
    comments: [],
    ...changes,
  };
}

/** A piece that no outfit has. */
export function piece(number: number, changes: Partial<Piece> = {}): Piece {
  return {
    _id: `piece-${number}`,
    name: `Piece ${number}`,
    sourceName: "Neel & Co",
    price: 1_499,
    link: `https://shop.example/${number}`,
    role: "other",
    colours: [],
    availability: "in_stock",
    linkState: "unchecked",
    isMissing: false,
    outfits: [],
    numberOfOutfits: 0,
    version: 1,
    ...changes,
  };
}

const PRODUCT_COUNTS = {
  ...{ fileName: "products.csv", pieces: 48, alreadyThere: 30, refused: 3 },
  refusals: [4, 9, 11].map((line) => ({
    ...{ line, field: "price", found: "24.99 USD" },
    reason: "The price is in USD: only prices in rupees can be imported",
  })),
};

/** Of a Google Merchant feed. */
export function productPreview(changes: Partial<ProductPreview> = {}): ProductPreview {
  return {
    ...PRODUCT_COUNTS,
    kind: "google",
    columns: [
      { heading: "Titel", samples: ["Rust linen kurta", "Gold jhumka"] },
      { heading: "Preis", samples: ["1499.00 INR", "499.00 INR"] },
      { heading: "URL", samples: ["https://shop.example/1"] },
    ],
    unreadSheets: [],
    mapping: { name: "Titel", price: "Preis", link: "URL" },
    isRemembered: false,
    fieldsNeeded: [],
    needsShopAddress: false,
    newPieces: 12,
    changedPieces: 1,
    missingPieces: 2,
    changes: [
      {
        ...{ pieceId: "piece-1", line: 2 },
        fields: [
          { field: "price", before: 1_499, after: 1_299 },
          { field: "image", before: null, after: "https://shop.example/1.jpg" },
        ],
      },
    ],
    sample: [
      {
        ...{ name: "Rust linen kurta", sourceName: "Fabindia", price: 1_499 },
        ...{ link: "https://shop.example/3", availability: "in_stock" },
      },
    ],
    ...changes,
  };
}

/** An import that has ended. */
export function pieceImport(changes: Partial<PieceImport> = {}): PieceImport {
  return {
    ...PRODUCT_COUNTS,
    ...{ _id: "import-1", state: "done", createdAt: CREATED_AT, dealtWith: 48 },
    ...{ added: 12, changed: 1, missing: 2, stillThere: 12, toRestore: 3, canUndo: true },
    ...changes,
  };
}

export function reply(number: number, changes: Partial<Reply> = {}): Reply {
  return {
    replyId: `reply-${number}`,
    userId: "user-meera",
    username: "meera",
    userFullName: "Meera Iyer",
    byAdministrator: false,
    text: `Reply number ${number}`,
    createdAt: CREATED_AT,
    likes: [],
    dislikes: [],
    numberOfLikes: 0,
    numberOfDislikes: 0,
    ...changes,
  };
}

export function comment(number: number, changes: Partial<Comment> = {}): Comment {
  const { replyId: _, ...fields } = reply(number, { text: `Comment number ${number}` });
  return { ...fields, commentId: `comment-${number}`, numberOfReplies: 0, replies: [], ...changes };
}

export function trending(
  count: number,
  change: (index: number) => Partial<TrendingOutfit> = () => ({}),
): Trending {
  const trendingOutfits = Array.from({ length: count }, (_, index) => ({
    ...outfitSummary(index + 1),
    ...change(index),
  }));
  return { trendingOutfits, totalActiveOutfits: 134, totalClicks: 12_345 };
}

export function cartEntry(number: number, changes: Partial<CartEntry> = {}): CartEntry {
  return {
    cartOutfitId: `entry-${number}`,
    outfitId: `outfit-${number}`,
    outfitImage: IMAGE,
    outfitImageWidth: 1200,
    outfitImageHeight: 1600,
    outfitImagePlaceholder: "",
    outfitUrl: `/outfit/outfit-${number}`,
    outfitCategory: "Wedding",
    outfitSection: "Women",
    outfitType: "Normal",
    outfitSubtitle: "Emerald silk lehenga, gold choli",
    numberOfItems: 4,
    totalOutfitPrice: 1000 * number + 0.5,
    quantity: 1,
    addedAt: CREATED_AT,
    isAvailable: true,
    ...changes,
  };
}

/** A cart whose totals follow from its entries. */
export function cart(outfits: CartEntry[]): Cart {
  const available = outfits.filter(({ isAvailable }) => isAvailable);
  const sum = (value: (entry: CartEntry) => number) =>
    available.reduce((total, entry) => total + value(entry), 0);
  return {
    outfits,
    totalOutfits: available.length,
    totalItems: sum(({ numberOfItems, quantity }) => numberOfItems * quantity),
    totalPrice: sum(({ totalOutfitPrice, quantity }) => totalOutfitPrice * quantity),
  };
}
