import { type SQL, sql } from "drizzle-orm";
import { splitWords } from "./search-words.ts";

/*
 * An outfit is found by its tokens: what can be asked about it, each as a 32-bit number, which makes a small
 * index. Two of a catalogue's tokens have the same number about once in 10,000 searches for a random word.
 */

/** FNV-1a of the text, as a signed integer. */
function token(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}

/** Where a word is, from best to worst for ranking; a word of the description has no field token. */
export type Field = "item" | "category" | "tag" | "source";

/** A word, or the name of a term ("=saree"), anywhere in an outfit. */
export const wordToken = (word: string) => token(`w ${word}`);
export const fieldToken = (field: Field, word: string) => token(`${field} ${word}`);
/** A garment of a colour: both describe the same item. */
export const colouredToken = (colour: string, garment: string) => token(`c ${colour} ${garment}`);
/** The whole name of an item's source; two spellings with the same words have the same token. */
export const sourceToken = (name: string) => token(`s ${splitWords(name).join(" ")}`);
export const outfitColourToken = (colour: string) => token(`l ${colour}`);
/** A role that some item of an outfit has. */
export const roleToken = (role: string) => token(`r ${role}`);
/** An item by what it is, and its colour where its name tells one. */
export const itemKindToken = (garment: string, colour = "") => token(`k ${garment} ${colour}`);

const STEPS_PER_DOUBLING = 4;
const STEPS_PER_STRIDE = 8;
const HIGHEST_STEP = 140;

/** Prices on a scale with steps of 19 %. */
function priceStep(paise: number): number {
  return Math.min(HIGHEST_STEP, Math.max(0, Math.floor(STEPS_PER_DOUBLING * Math.log2(Math.max(paise, 1)))));
}

const stepToken = (garment: string, step: number) => token(`p ${garment} ${step}`);
const strideToken = (garment: string, stride: number) => token(`P ${garment} ${stride}`);

/** A garment at a price: its step, and the eight steps around it. */
export function pricedTokens(garment: string, paise: number): number[] {
  const step = priceStep(paise);
  return [stepToken(garment, step), strideToken(garment, Math.floor(step / STEPS_PER_STRIDE))];
}

/** One of these tokens is in every outfit with the garment in the price band, and in few others. */
export function priceBandTokens(garment: string, minPaise: number, maxPaise: number): number[] {
  const found: number[] = [];
  const last = priceStep(maxPaise);
  for (let step = priceStep(minPaise); step <= last; ) {
    if (step % STEPS_PER_STRIDE === 0 && step + STEPS_PER_STRIDE - 1 <= last) {
      found.push(strideToken(garment, step / STEPS_PER_STRIDE));
      step += STEPS_PER_STRIDE;
    } else {
      found.push(stepToken(garment, step));
      step += 1;
    }
  }
  return found;
}

/** As part of the statement's text, so that it is planned for these tokens. */
export function integers(values: readonly number[]): SQL {
  return sql.raw(`'{${values.map((value) => value | 0).join(",")}}'::integer[]`);
}
