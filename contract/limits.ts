/** Limits and business constants that both sides use. Lengths count characters (`countCharacters`). */

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

/** How long the links in account e-mails work. */
export const CONFIRM_EMAIL_HOURS = 24;
export const RESET_PASSWORD_MINUTES = 30;
export const UNDO_EMAIL_DAYS = 7;
/** E-mails to an address that its owner has not confirmed, of all kinds. */
export const UNPROVED_MAILS_PER_DAY = 3;
/**
 * Of these, those that others cause: visitors' forms, requests for a new password, and other accounts that ask
 * to change to it must not use up what the account with the address needs.
 */
export const UNPROVED_FORM_MAILS_PER_DAY = 2;
export const PASSKEY_NAME_MAX_LENGTH = 50;
/** How long the code works with which an administrator adds a passkey. */
export const PASSKEY_CODE_HOURS = 24;
/** Of the administrator whom the operator configures. */
export const ADMIN_PASSWORD_MIN_LENGTH = 12;

/** Characters of the line that tells an outfit from others of its category. */
export const SUBTITLE_MAX_LENGTH = 60;
export const LIST_PAGE_SIZE = 9;
export const LIST_LIMIT_MAX = 50;
/** Reading up to an offset costs time in proportion to it; what must read further reads by key. */
export const START_INDEX_MAX = 10_000;
export const SEARCH_TERM_MAX_LENGTH = 100;
/** Outfits that a list can be asked for by id. */
export const LIST_IDS_MAX = 24;
/** Matching outfits are counted up to here. */
export const LIST_TOTAL_MAX = 1_000;
/** In rupees; the most that all items of an outfit can cost. */
export const OUTFIT_PRICE_MAX = ITEMS_MAX * ITEM_PRICE_MAX;
/** Similar outfits, and other outfits with an item. */
export const RELATED_LIMIT = 6;
export const RELATED_LIMIT_MAX = 24;
export const SEARCH_DEBOUNCE_MS = 300;
export const INFINITE_SCROLL_MARGIN_PX = 100;
export const CARD_TAGS_SHOWN = 3;

export const TRENDING_LIMIT_HOME = 3;
/** So many that three are left for the opening of the home page beside those of its trending section. */
export const TRENDING_LIMIT_COVER = 2 * TRENDING_LIMIT_HOME;
export const TRENDING_LIMIT_PAGE = 10;
export const TRENDING_LIMIT_MAX = 50;
export const TRENDING_SKELETONS = 6;
/** Ratio of the original price that a trending card of the home page shows to the outfit's price. */
export const HOME_PRICE_MARKUP = 1.3;

/** Items of an outfit that a visitor sees, without their links. */
export const LOCKED_PREVIEW_ITEMS = 3;
export const COMMENTS_WITH_OUTFIT = 50;
export const COMMENTS_PAGE_SIZE = 20;
export const COMMENTS_LIMIT_MAX = 50;
/** Replies included with a comment. The rest is paged, so that one comment cannot enlarge every response. */
export const REPLIES_WITH_COMMENT = 20;
export const REPLIES_LIMIT_MAX = 50;
/** User ids listed in an outfit's `likes` and `dislikes`; the counters are exact beyond it. */
export const REACTION_USERS_LISTED = 1_000;
/** User ids listed for a comment or reply: fewer, because one response can carry a thousand of them. */
export const CONTRIBUTION_REACTION_USERS_LISTED = 25;
/** Repeated views of an outfit by one visitor within this window count once. */
export const VIEW_WINDOW_MS = 30 * 60 * 1_000;

/** Interval of the session check in the browser. */
export const SESSION_CHECK_MS = 60_000;

export const CART_BADGE_MAX = 9;
export const CART_QUANTITY_MIN = 1;
export const CART_QUANTITY_MAX = 10;
/** Bounds a cart; far above what a shopper needs. */
export const CART_ENTRIES_MAX = 500;
/** Page sizes that the cart offers; the first is the default. */
export const CART_PAGE_SIZES = [5, 10, 20] as const;

export const BOARDS_MAX = 50;
export const BOARD_OUTFITS_MAX = 500;
export const BOARD_NAME_MAX_LENGTH = 60;
/** Outfits per page of a board. */
export const BOARD_PAGE_SIZE = 24;
/** Pixels of the picture in a public board's link preview. */
export const BOARD_PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Looks of a board that its embed shows. */
export const EMBEDDED_LOOKS_MAX = 6;
/** The largest bound that an oEmbed request can name, in CSS pixels. */
export const FRAME_PIXELS_MAX = 100_000;

export const BESPOKE_DESCRIPTION_MAX_LENGTH = 500;
/** Of the trimmed text: more than 10 characters. */
export const BESPOKE_DESCRIPTION_MIN_LENGTH = 11;
export const BESPOKE_HOURS = 24;
/** Retention of a bespoke request: after its reply, or after its arrival when it was never answered. */
export const BESPOKE_ANSWERED_RETENTION_DAYS = 90;
export const BESPOKE_OPEN_RETENTION_DAYS = 180;
export const BESPOKE_NOTE_MAX_LENGTH = 2_000;
export const OUTFITS_PER_BESPOKE_REPLY = 6;
/** Requests per page in the dashboard. */
export const BESPOKE_PAGE_SIZE = 20;
export const BESPOKE_LIMIT_MAX = 50;
/** A person's own requests in the profile. */
export const OWN_BESPOKE_REQUESTS_LISTED = 20;

export const CHAT_REPLY_MS = 1_000;
export const BANNER_AUTOPLAY_MS = 2_000;
/** Autoplay of the slide banner pauses this long after a manual change. */
export const BANNER_PAUSE_MS = 8_000;

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 40_000_000;
/**
 * A phone photograph (4032 × 3024) fits. Lower than for other formats because decoding AVIF takes 18
 * bytes a pixel.
 */
export const AVIF_MAX_PIXELS = 12_500_000;

export const TOAST_MS = 4_000;

/** Largest catalogue file that the dashboard accepts: about 10,000 outfits. */
export const CATALOGUE_FILE_MAX_BYTES = 20 * 1024 * 1024;
/** Mistakes of a catalogue file that are kept and listed: a file that is no catalogue can have many. */
export const LISTED_MISTAKES_MAX = 1_000;
/** A ZIP of a catalogue and its pictures, packed and unpacked. */
export const ZIP_MAX_BYTES = 2 * 1024 ** 3;
export const ZIP_FILES_MAX = 5_000;
export const ADMIN_PAGE_SIZE = 10;
/** Users per page in the dashboard. */
export const USER_PAGE_SIZE = 20;
export const USERS_LIMIT_MAX = 100;
export const BLOCK_REASON_MAX_LENGTH = 500;
/** Outfits per page that the administrator's list can be asked for. */
export const ADMIN_LIMIT_MAX = 100;
/** Far beyond START_INDEX_MAX, because the last page of the table is one click away. */
export const ADMIN_START_INDEX_MAX = 10_000_000;
/** Outfits that one call can change. */
export const BULK_IDS_MAX = 500;
/** How far ahead an outfit can be scheduled. */
export const PUBLISH_WITHIN_YEARS = 2;
/** Entries per page of an outfit's history. */
export const HISTORY_PAGE_SIZE = 20;
export const HISTORY_LIMIT_MAX = 100;
/** Reported and held contributions per page in the dashboard. */
export const MODERATION_PAGE_SIZE = 20;
export const MODERATION_LIMIT_MAX = 50;
/** Reports by different people that hold a contribution. */
export const REPORTS_THAT_HOLD = 3;
/** A contribution with more links waits for review. */
export const LINKS_IN_TEXT_MAX = 3;
/** A person's own contributions to one outfit that wait for review, as the outfit lists them. */
export const HELD_CONTRIBUTIONS_MAX = 20;
/** Duration of toasts shown inside dialogs. */
export const MODAL_TOAST_MS = 5_000;

/** Repeated openings of an item's link by one person within this window count once. */
export const OPEN_WINDOW_MINUTES = 30;
export const REPORT_NOTE_MAX_LENGTH = 500;
export const REPORTS_PER_DAY = 20;
/** Longer than other searches, because links are also searched by their address. */
export const LINK_SEARCH_MAX_LENGTH = 200;
/** Links per page in the dashboard. */
export const LINK_PAGE_SIZE = 20;
export const LINKS_LIMIT_MAX = 100;
/** Pieces offered in place of one that is sold out or gone. */
export const ALTERNATIVES_MAX = 3;
/** Prices in an item's history, the latest. */
export const PRICE_HISTORY_MAX = 12;

/** Pieces that one composition of the studio holds. */
export const COMPOSITION_PIECES_MAX = 12;
/** Pieces per page in the dashboard. */
export const PIECE_PAGE_SIZE = 24;
export const PIECES_LIMIT_MAX = 100;
/** Largest product file that the dashboard accepts: a feed of about 50,000 products. */
export const PRODUCT_FILE_MAX_BYTES = 100 * 1024 * 1024;
/** Rows of a product file, of which several can be variants of one product. */
export const PRODUCT_ROWS_MAX = 200_000;

/** Entries per page of the dashboard's activity. */
export const ACTIVITY_PAGE_SIZE = 20;
export const ACTIVITY_LIMIT_MAX = 100;
export const ACTIVITY_RETENTION_DAYS = 365;
/** Characters of a text by which an entry names it. */
export const ACTIVITY_EXCERPT_LENGTH = 80;
/** Figures in a row that the shop claims of itself. */
export const CLAIMS_MAX = 3;
export const CLAIM_VALUE_MAX_LENGTH = 12;
export const CLAIM_LABEL_MAX_LENGTH = 40;
export const CLAIM_TEXT_MAX_LENGTH = 300;
export const TESTIMONIALS_MAX = 8;
export const TESTIMONIAL_NAME_MAX_LENGTH = 60;
export const TESTIMONIAL_TEXT_MAX_LENGTH = 400;
export const PHONE_MAX_LENGTH = 20;
export const SHOP_NAME_MAX_LENGTH = 40;
export const TAGLINE_MAX_LENGTH = 120;
/** Of a postal address. */
export const ADDRESS_MAX_LENGTH = 300;
/** Of the shop's logo and icon. */
export const BRAND_PICTURE_MAX_BYTES = 1024 * 1024;
export const BRAND_ICON_MIN_PIXELS = 512;
/** Pixels, as shown. */
export const LOGO_HEIGHT = 40;
export const HEADLINE_MAX_LENGTH = 120;
export const CAPTION_MAX_LENGTH = 80;
export const HERO_OUTFITS_MAX = 3;
export const FAQ_MAX = 12;
export const STYLE_NOTES_MAX = 6;
/** Sections of a page that the shop's owner writes, and characters of each. */
export const TEXT_SECTIONS_MAX = 30;
export const TEXT_SECTION_MAX_LENGTH = 5_000;
/** Shops whose links get affiliate parameters, and parameters of one shop. */
export const AFFILIATE_HOSTS_MAX = 200;
export const AFFILIATE_PARAMETERS_MAX = 10;
export const AFFILIATE_NAME_MAX_LENGTH = 100;
export const AFFILIATE_VALUE_MAX_LENGTH = 200;
export const WORDS_MAX = 500;
export const WORD_MAX_LENGTH = 50;
/** Above what people reach and below what the database's integer holds. */
export const SETTING_VERSION_MAX = 1_000_000_000;

/**
 * How long the counts of a day are kept in all, and by outfit, shop and search. The longest period has 90
 * days, and as many before it.
 */
export const ANALYTICS_RETENTION_DAYS = 730;
export const ANALYTICS_TOPS_RETENTION_DAYS = 100;
/** Entries of each list of the analytics. */
export const ANALYTICS_TOP_MAX = 10;
/** Different people who must have searched for the same words on one day before the words are shown. */
export const SEARCH_PEOPLE_MIN = 3;
export const COUNTED_SEARCH_MAX_LENGTH = 80;

/** Looks of one person that wait for review at a time, and that are submitted within a day. */
export const SUBMISSIONS_WAITING_MAX = 5;
export const SUBMISSIONS_PER_DAY = 20;
/** Looks of one person that are not published. */
export const SUBMISSION_DRAFTS_MAX = 50;
export const SUBMISSION_NOTE_MAX_LENGTH = 1_000;
export const STYLIST_ABOUT_MAX_LENGTH = 300;
export const STYLIST_OUTFITS_MAX = 60;
/** Stylists whom one person follows. */
export const FOLLOWED_STYLISTS_MAX = 500;
