import { type SQL, sql } from "drizzle-orm";

/** The rows of one table that are about a person. */
export interface Section {
  /** Its name in the exported file. */
  name: string;
  table: string;
  /** Columns of the table that are exported; secrets, hashes and other people's data are not. */
  columns: readonly string[];
  /** An expression that is unique among the person's rows, to read them in pages. */
  key: SQL;
  ofPerson: (person: Person) => SQL;
}

export interface Person {
  userId: string;
  /** The address, if the person has confirmed that it is theirs. */
  confirmedEmail: string | null;
}

const byUser = ({ userId }: Person) => sql`user_id = ${userId}::uuid`;
const id = sql`id`;

/** Everything that the shop holds about a person. A test compares it with the tables of the database. */
export const SECTIONS: readonly Section[] = [
  {
    name: "account",
    table: "users",
    columns: [
      ...["id", "username", "full_name", "email", "email_confirmed_at", "pending_email", "gender"],
      ...["is_admin", "avatar", "google_photo_url", "created_at", "blocked_at", "blocked_reason"],
    ],
    key: id,
    ofPerson: ({ userId }) => sql`id = ${userId}::uuid`,
  },
  {
    name: "identityProviders",
    table: "identities",
    columns: ["issuer", "subject", "created_at"],
    key: sql`issuer || ' ' || subject`,
    ofPerson: byUser,
  },
  {
    name: "sessions",
    table: "sessions",
    columns: ["device", "created_at", "last_used_at", "expires_at"],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "passkeys",
    table: "passkeys",
    columns: ["name", "transports", "created_at", "last_used_at"],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "activity",
    table: "security_events",
    columns: ["kind", "device", "created_at"],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "administration",
    table: "administrator_activity",
    columns: ["action", "subject_kind", "subject_id", "subject_name", "created_at"],
    key: id,
    ofPerson: ({ userId }) => sql`administrator_id = ${userId}::uuid`,
  },
  {
    name: "linksInEmails",
    table: "email_tokens",
    columns: ["purpose", "email", "created_at", "expires_at", "used_at"],
    key: sql`token_hash`,
    ofPerson: byUser,
  },
  {
    name: "cart",
    table: "cart_entries",
    columns: ["outfit_id", "quantity", "added_at"],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "boards",
    table: "boards",
    columns: ["id", "name", "is_public", "created_at"],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "outfitsOnBoards",
    table: "board_outfits",
    columns: ["board_id", "outfit_id", "position", "saved_at"],
    key: sql`board_id::text || ' ' || outfit_id`,
    ofPerson: ({ userId }) => sql`board_id in (select id from boards where user_id = ${userId}::uuid)`,
  },
  {
    name: "savedOutfits",
    table: "saved_outfits",
    columns: ["outfit_id", "saved_at", "told_price_paise"],
    key: sql`outfit_id`,
    ofPerson: byUser,
  },
  {
    name: "alerts",
    table: "alert_settings",
    columns: ["price_drops", "compared_on"],
    key: sql`user_id`,
    ofPerson: byUser,
  },
  {
    name: "stylist",
    table: "stylists",
    columns: ["about"],
    key: sql`user_id`,
    ofPerson: byUser,
  },
  {
    name: "followedStylists",
    table: "stylist_follows",
    columns: ["stylist_id", "told_until"],
    key: sql`stylist_id`,
    ofPerson: byUser,
  },
  {
    name: "outfitReactions",
    table: "outfit_reactions",
    columns: ["outfit_id", "kind", "created_at"],
    key: sql`outfit_id`,
    ofPerson: byUser,
  },
  {
    name: "comments",
    table: "comments",
    columns: [
      "id",
      "outfit_id",
      "text",
      "like_count",
      "dislike_count",
      "created_at",
      "held_at",
      "hold_reasons",
    ],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "commentReactions",
    table: "comment_reactions",
    columns: ["comment_id", "kind", "created_at"],
    key: sql`comment_id`,
    ofPerson: byUser,
  },
  {
    name: "replies",
    table: "replies",
    columns: [
      "id",
      "comment_id",
      "text",
      "like_count",
      "dislike_count",
      "created_at",
      "held_at",
      "hold_reasons",
    ],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "replyReactions",
    table: "reply_reactions",
    columns: ["reply_id", "kind", "created_at"],
    key: sql`reply_id`,
    ofPerson: byUser,
  },
  {
    name: "bespokeRequests",
    table: "bespoke_requests",
    columns: ["description", "email", "media_id", "answer_note", "answered_at", "created_at"],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "openedLinks",
    table: "link_opens",
    columns: ["item_id", "opened_at"],
    key: sql`item_id`,
    ofPerson: byUser,
  },
  {
    name: "reportedLinks",
    table: "link_reports",
    columns: ["link_id", "reason", "note", "created_at"],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "reportedTexts",
    table: "contribution_reports",
    columns: ["comment_id", "reply_id", "reason", "note", "created_at"],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "catalogueImports",
    table: "catalogue_imports",
    columns: ["file_name", "created_at"],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "pieceImports",
    table: "piece_imports",
    columns: ["file_name", "created_at"],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "idempotencyKeys",
    table: "idempotency_keys",
    columns: ["key", "created_at"],
    key: sql`key`,
    ofPerson: ({ userId }) => sql`owner = ${userId}`,
  },
  {
    name: "newsletter",
    table: "subscriptions",
    columns: ["email", "confirmed_at", "created_at"],
    key: id,
    // Of an address that is not confirmed the owner may be another person.
    ofPerson: ({ confirmedEmail }) => sql`email = ${confirmedEmail}`,
  },
  {
    name: "emailsToYou",
    table: "outbox_messages",
    columns: ["subject", "created_at", "sent_at"],
    key: id,
    ofPerson: ({ userId, confirmedEmail }) =>
      sql`(starts_with(deduplication_key, ${`account/${userId}/`}) or recipient = ${confirmedEmail})`,
  },
  {
    name: "studioDraft",
    table: "studio_drafts",
    columns: ["composition", "outfit_id", "submission_id", "saved_at"],
    key: sql`user_id`,
    ofPerson: byUser,
  },
  {
    name: "cutouts",
    table: "cutouts",
    columns: ["id", "item", "created_at"],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "submittedLooks",
    table: "submissions",
    columns: [
      ...["id", "state", "fields", "composition", "media_id", "note", "outfit_id"],
      ...["created_at", "updated_at", "submitted_at", "published_at"],
    ],
    key: id,
    ofPerson: byUser,
  },
  {
    name: "publishedLooks",
    table: "outfits",
    columns: ["id", "category", "section", "tags", "description", "created_at"],
    key: id,
    ofPerson: ({ userId }) => sql`stylist_id = ${userId}::uuid`,
  },
  {
    name: "confirmedPictureRights",
    table: "picture_rights",
    columns: ["confirmed_at"],
    key: sql`user_id`,
    ofPerson: byUser,
  },
];
