/** The shapes of the demo shop's content: plain data, which a seeder turns into rows. */
import type { Category, OutfitType, Section } from "#contract/outfit-vocabulary.ts";

/** One article of an outfit and where the shop sends a buyer for it. */
export interface DemoItem {
  sourceName: string;
  itemName: string;
  /** In rupees. */
  itemPrice: number;
  itemLink: string;
}

/** A complete look as the shop lists it. */
export interface DemoOutfit {
  /** Stable slug, unique in the catalogue. */
  key: string;
  category: Category;
  section: Section;
  type: OutfitType;
  rateLook: number;
  tags: string[];
  description: string;
  isActive: boolean;
  /** Main garments first: an outfit's picture is drawn from these names in this order. */
  items: DemoItem[];
  /** Popularity that the demo pretends. */
  views: number;
  /** Days before the seeding moment on which it was created; may be fractional. */
  ageDays: number;
}

/** A shopper of the demo. */
export interface DemoUser {
  key: string;
  username: string;
  fullName: string;
  /** Always under `ensemble.example`, which can receive no mail. */
  email: string;
  gender: "Male" | "Female" | "";
}

/** An answer to a comment; the keys are those of users. */
export interface DemoReply {
  userKey: string;
  text: string;
  ageDays: number;
  likedBy: string[];
  dislikedBy: string[];
}

/** A comment under an outfit, with its thread, oldest reply first. */
export interface DemoComment {
  outfitKey: string;
  userKey: string;
  text: string;
  ageDays: number;
  likedBy: string[];
  dislikedBy: string[];
  replies: DemoReply[];
}

/** What one user thinks of one outfit. */
export interface DemoReaction {
  outfitKey: string;
  userKey: string;
  reaction: "like" | "dislike";
}

/** Everything the demo shop holds. */
export interface DemoCatalogue {
  outfits: DemoOutfit[];
  users: DemoUser[];
  comments: DemoComment[];
  reactions: DemoReaction[];
}
