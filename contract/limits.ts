/** Numbers that both sides hold to (spec section 9, D29, D30, D31, D34, D43). Lengths count UTF-16 code units. */

export const RATING_MAX = 5;
export const DESCRIPTION_MAX_LENGTH = 500;
export const COMMENT_MAX_LENGTH = 500;
export const REPLY_MAX_LENGTH = 2_000;

export const TAGS_MAX = 20;
export const TAG_MAX_LENGTH = 40;
export const ITEMS_MAX = 30;
export const ITEM_NAME_MAX_LENGTH = 200;
export const SOURCE_NAME_MAX_LENGTH = 200;
export const ITEM_LINK_MAX_LENGTH = 2_000;
/** In rupees: one crore. */
export const ITEM_PRICE_MAX = 10_000_000;

export const USERNAME_MAX_LENGTH = 50;
export const FULL_NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const PASSWORD_MAX_LENGTH = 128;

export const LIST_PAGE_SIZE = 9;
export const LIST_LIMIT_MAX = 50;
/** Far beyond any catalogue, so that a larger offset is a mistake. */
export const START_INDEX_MAX = 10_000_000;
export const SEARCH_TERM_MAX_LENGTH = 100;
export const SEARCH_DEBOUNCE_MS = 300;
export const INFINITE_SCROLL_MARGIN_PX = 100;
export const CARD_TAGS_SHOWN = 3;

export const TRENDING_LIMIT_HOME = 3;
export const TRENDING_LIMIT_PAGE = 10;
export const TRENDING_LIMIT_MAX = 50;
export const TRENDING_SKELETONS = 6;
/** What a home trending card's original price is of its price (spec section 9). */
export const HOME_PRICE_MARKUP = 1.3;

/** A visitor sees this many items of an outfit, without links (D25). */
export const LOCKED_PREVIEW_ITEMS = 3;
export const COMMENTS_WITH_OUTFIT = 50;
export const COMMENTS_PAGE_SIZE = 20;
export const COMMENTS_LIMIT_MAX = 50;
/** Replies that come with a comment; the rest are fetched when asked for, so that one long thread cannot swell every answer. */
export const REPLIES_WITH_COMMENT = 20;
export const REPLIES_LIMIT_MAX = 50;
/** How many user ids an outfit's `likes` and `dislikes` list (D28). */
export const REACTION_USERS_LISTED = 1_000;
/** The same for a comment or reply: fewer, because an answer carries up to a thousand of them (D28 sets an upper bound only). */
export const THREAD_REACTION_USERS_LISTED = 25;
/** One view per visitor and outfit counts in this time (D27). */
export const VIEW_WINDOW_MS = 30 * 60 * 1_000;

/** How often the site asks whether the session still lives (spec section 4). */
export const SESSION_CHECK_MS = 60_000;

export const CART_BADGE_MAX = 9;
export const CART_QUANTITY_MIN = 1;
export const CART_QUANTITY_MAX = 10;
/** Far beyond what anybody buys, so that one person's cart cannot grow without end. */
export const CART_ENTRIES_MAX = 500;
/** The page sizes a cart offers; the first is the one it opens with. */
export const CART_PAGE_SIZES = [5, 10, 20] as const;

export const BESPOKE_DESCRIPTION_MAX_LENGTH = 500;
/** Trimmed: "over 10 characters" (spec section 5). */
export const BESPOKE_DESCRIPTION_MIN_LENGTH = 11;
export const BESPOKE_HOURS = 24;
/** So long an answered request is kept after its answer, and an unanswered one after it came; then it is deleted. */
export const BESPOKE_ANSWERED_KEPT_DAYS = 90;
export const BESPOKE_OPEN_KEPT_DAYS = 180;
export const BESPOKE_NOTE_MAX_LENGTH = 2_000;
export const OUTFITS_PER_BESPOKE_ANSWER = 6;
/** Requests an administrator sees at once. */
export const BESPOKE_PAGE_SIZE = 20;
export const BESPOKE_LIMIT_MAX = 50;

export const CHAT_REPLY_MS = 1_000;
export const BANNER_AUTOPLAY_MS = 2_000;
/** How long the slide banner rests after somebody moved it themselves. */
export const BANNER_PAUSE_MS = 8_000;

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 40_000_000;
/** A photograph of a telephone (4032 × 3024) and no more: decoding an AVIF takes 18 bytes a pixel. */
export const AVIF_MAX_PIXELS = 12_500_000;

export const TOAST_MS = 4_000;

/** A catalogue file that an administrator uploads: some 10,000 outfits. */
export const CATALOGUE_FILE_MAX_BYTES = 20 * 1024 * 1024;
export const ADMIN_PAGE_SIZE = 10;
/** How long the dialog's own toasts stay (spec section 9, "Modal toast"). */
export const MODAL_TOAST_MS = 5_000;
