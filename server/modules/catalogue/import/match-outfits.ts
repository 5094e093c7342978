import type { ImportedChange, RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { normaliseLink } from "#contract/links/link-url.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import type { CatalogueLine } from "#contract/outfit/outfit-input.ts";
import type { Database } from "#server/db/database.ts";
import { limitConcurrency } from "#server/lib/limit-concurrency.ts";
import { findImportKeys } from "#server/modules/catalogue/catalogue-repository.ts";
import { contentKey, type ValidOutfit } from "#server/readers/catalogue/catalogue-entry.ts";
import { storableText } from "#server/readers/catalogue/outfit-fields.ts";
import { exportedPictureId, PictureProblem } from "./catalogue-picture.ts";
import { linksDigest, readStoredOutfits, sameLinks } from "./matching-repository.ts";
import {
  type Differences,
  type FoundPicture,
  findDifferences,
  type OutfitEdit,
  publishAtPast,
  type StoredOutfit,
} from "./outfit-differences.ts";

/** Stores, or only finds, the picture that an outfit names; undefined for one that the shop cannot have. */
export type FindPicture = (outfit: NamedPicture) => Promise<FoundPicture | undefined>;

export interface NamedPicture {
  image: string;
}

export interface NewOutfit {
  line: number;
  outfit: CatalogueLine;
  /** Digest of the content, by which a file without ids is recognised; undefined for one with an id. */
  key: string | undefined;
  /** Undefined for an outfit that is drawn. */
  picture: FoundPicture | undefined;
}

export interface ChangedOutfit extends ImportedChange {
  edit: OutfitEdit;
  /** Where its new picture is to be fetched from. */
  pictureUrl: string | undefined;
  /** What the file changes of the outfit as it is by now. */
  findAgain: (stored: StoredOutfit) => Differences;
}

/** What a part of a file is to the shop; `alreadyThere` counts outfits. */
export interface MatchedOutfits {
  fresh: NewOutfit[];
  changed: ChangedOutfit[];
  refused: RefusedLine[][];
  alreadyThere: number;
  /** Pictures that are named, and that the shop does not get. */
  unknownPictures: { line: number; image: string }[];
}

const PICTURES_AT_ONCE = 2;

/**
 * Tells the outfits of a file that are new from those that the shop has. An outfit is the one with its id;
 * without an id, the only one of the shop whose items have the same links. An outfit of the shop is matched
 * once in a file.
 */
export class OutfitMatcher {
  readonly #database: Database;
  readonly #findPicture: FindPicture;
  readonly #now: Date;
  readonly #pictureSlot = limitConcurrency(PICTURES_AT_ONCE);
  /** Outfits of the shop that the file has named. */
  readonly #taken = new Set<string>();
  readonly #added = new Set<string>();
  /** Contents of the new outfits. */
  readonly #seen = new Set<string>();

  constructor(database: Database, findPicture: FindPicture, now: Date) {
    this.#database = database;
    this.#findPicture = findPicture;
    this.#now = now;
  }

  async match(batch: readonly ValidOutfit[]): Promise<MatchedOutfits> {
    const candidates = await this.#findCandidates(batch);
    const result: MatchedOutfits = {
      fresh: [],
      changed: [],
      refused: [],
      alreadyThere: 0,
      unknownPictures: [],
    };
    // An equal outfit is the same one, whatever stands between, so those are taken first.
    const others: Candidates[] = [];
    for (const row of candidates) {
      const same = row.patch.id === undefined && row.stored.find((stored) => this.#isEqual(stored, row));
      if (!same) others.push(row);
      else {
        this.#taken.add(same.outfit.id);
        result.alreadyThere += 1;
      }
    }
    const keys = others.flatMap(({ key }) => key ?? []);
    const known = keys.length > 0 ? await findImportKeys(this.#database, keys) : new Set<string>();
    await allSettled(others.map((row) => this.#pictureSlot(() => this.#decide(row, known, result))));
    const { fresh, changed, unknownPictures } = result;
    for (const list of [fresh, changed, unknownPictures]) list.sort((a, b) => a.line - b.line);
    return result;
  }

  /** Outfits that were stored meanwhile are no outfits that the shop had. */
  leaveOut(ids: readonly (string | undefined)[]): void {
    for (const id of ids) if (id !== undefined) this.#added.add(id);
  }

  async #findCandidates(batch: readonly ValidOutfit[]): Promise<Candidates[]> {
    const wanted = batch.map(({ patch, outfit }) => {
      if (patch.id !== undefined || !outfit) return undefined;
      const links = outfit.items.map(({ itemLink }) => normaliseLink(itemLink));
      return { digest: linksDigest(links), links };
    });
    const ids = batch.flatMap(({ patch }) => patch.id ?? []);
    const byLinks = await sameLinks(
      this.#database,
      wanted.filter((one) => one !== undefined),
    );
    const stored = await readStoredOutfits(this.#database, [...ids, ...[...byLinks.values()].flat()]);
    return batch.map((valid, index) => {
      const { id } = valid.patch;
      const named = id === undefined ? (byLinks.get(wanted[index]?.digest ?? "") ?? []) : [id];
      return {
        ...valid,
        key: id === undefined && valid.outfit ? contentKey(valid.outfit) : undefined,
        stored: named.flatMap((one) => (this.#added.has(one) ? [] : (stored.get(one) ?? []))),
      };
    });
  }

  #isEqual(stored: StoredOutfit, row: Candidates): boolean {
    if (this.#taken.has(stored.outfit.id)) return false;
    const picture = exportedPicture(stored, row);
    if (!picture && row.patch.image !== undefined && !isNamedAsBefore(stored, row)) return false;
    const found = findDifferences(stored, row.patch, { picture, now: this.#now });
    return "fields" in found && found.fields.length === 0;
  }

  async #decide(row: Candidates, known: ReadonlySet<string>, result: MatchedOutfits): Promise<void> {
    const { line, patch, key } = row;
    const id = patch.id ?? "";
    if (this.#taken.has(id)) {
      result.refused.push([{ line, field: "id", reason: IMPORT_MESSAGES.idTwice, found: id }]);
      return;
    }
    if (id !== "") this.#taken.add(id);
    const [only, another] = row.stored;
    const isMatched = only && !another && (id !== "" || !this.#taken.has(only.outfit.id));
    if (!isMatched && key !== undefined && (this.#seen.has(key) || known.has(key))) {
      result.alreadyThere += 1;
      return;
    }
    try {
      if (isMatched) await this.#change(row, only, result);
      else await this.#add(row, result);
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      this.#seen.delete(key ?? "");
      result.refused.push([{ line, field: "image", reason: storableText(error.message) }]);
    }
  }

  async #change(row: Candidates, stored: StoredOutfit, result: MatchedOutfits): Promise<void> {
    const { line, patch } = row;
    this.#taken.add(stored.outfit.id);
    const isKnown = exportedPicture(stored, row) !== undefined || isNamedAsBefore(stored, row);
    const picture = isKnown ? undefined : await this.#pictureOf(row);
    const findAgain = (now: StoredOutfit) =>
      findDifferences(now, patch, { picture: exportedPicture(now, row) ?? picture, now: this.#now });
    const found = findAgain(stored);
    if ("mistakes" in found) {
      result.refused.push(found.mistakes.map((mistake) => ({ line, ...mistake })));
      return;
    }
    // An earlier export may name a picture that the outfit has no more, as the placeholder that it showed then.
    const isMissing = !isKnown && !picture && exportedPictureId(patch.image ?? "") === undefined;
    if (isMissing && patch.image !== undefined) result.unknownPictures.push({ line, image: patch.image });
    if (found.fields.length === 0) result.alreadyThere += 1;
    else {
      const pictureUrl = picture && "url" in picture ? picture.url : undefined;
      result.changed.push({ outfitId: stored.outfit.id, line, ...found, pictureUrl, findAgain });
    }
  }

  async #add(row: Candidates, result: MatchedOutfits): Promise<void> {
    const { line, outfit, lacks, key } = row;
    if (!outfit) {
      result.refused.push(lacks);
      return;
    }
    const { publishAt, isActive } = outfit;
    if (!isActive && publishAt && publishAt <= this.#now) {
      result.refused.push([{ line, ...publishAtPast(publishAt) }]);
      return;
    }
    // Before the picture, for which other outfits do not wait.
    if (key !== undefined) this.#seen.add(key);
    const picture = await this.#pictureOf(row);
    if (outfit.image !== undefined && !picture) result.unknownPictures.push({ line, image: outfit.image });
    result.fresh.push({ line, outfit, key, picture });
  }

  async #pictureOf({ patch: { image } }: Candidates): Promise<FoundPicture | undefined> {
    return image === undefined ? undefined : this.#findPicture({ image });
  }
}

/** Like Promise.all, but rejects only when no promise is pending any more. */
async function allSettled(work: Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

interface Candidates extends ValidOutfit {
  key: string | undefined;
  stored: StoredOutfit[];
}

/** The stored picture, if the file names it as an export does, or by the address that it was fetched from. */
function exportedPicture(
  { outfit, linked }: StoredOutfit,
  { patch: { image } }: Candidates,
): FoundPicture | undefined {
  if (image === undefined) return undefined;
  const isFetched = linked?.state === "fetched" && linked.url === image;
  return isFetched || exportedPictureId(image) === outfit.mediaId ? { id: outfit.mediaId } : undefined;
}

/**
 * Whether the file says the same as when the outfit was imported, so that it names the same picture, or the
 * address that its picture is to be fetched from, or could not be.
 */
function isNamedAsBefore({ outfit, linked }: StoredOutfit, { key, patch: { image } }: Candidates): boolean {
  return (key !== undefined && key === outfit.importKey) || (linked !== undefined && linked.url === image);
}
