import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import {
  isSameBoard,
  readUnsavedBoard,
  removeUnsavedBoard,
  unsavedBoardRemoval,
} from "#app/editor/studio/unsaved-board.ts";
import { requireCurrentUser, useSessionStore } from "#app/entities/session/session-store.ts";
import { browserApi, browserFile, sendOnLeaving } from "#app/lib/api-client.ts";
import { isRefusedFor } from "#app/lib/failure-text.ts";
import { randomId } from "#app/lib/random-id.ts";
import { readToken } from "#app/lib/token.ts";
import type { ApiFailure, ApiRequest } from "#contract/http/api-client.ts";
import { PIECE_PAGE_SIZE } from "#contract/limits.ts";
import type { ReadLink } from "#contract/links/links.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type {
  ArrangeInput,
  Cutout,
  DraftInput,
  LayersQuery,
  Stroke,
  Studio,
  StudioBoard,
  StudioLayers,
} from "#contract/studio/studio.ts";

/**
 * Fetched once each time the studio is opened: a refetch, as after a sign-out that failed, would replace what is
 * being edited.
 */
export const OPENED_ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  enabled: ({ state }: { state: { data: unknown } }) => state.data === undefined,
};

/** What a product is cut out of. */
export type CutoutSource = { link: string } | { pieceId: string } | { image: File };

/** What the studio shows of a piece of the pool. */
export interface PoolPiece {
  _id: string;
  name: string;
  sourceName: string;
  price: number;
  link?: string | undefined;
  image?: string | undefined;
}

/** A draft of the person, which may be of another time, tab or device. */
export interface StoredDraft extends StudioBoard {
  outfitId: string | null;
  submissionId: string | null;
  /** Of the draft on the server that it takes the place of. */
  version: string | undefined;
  /** The page that saved it, where it is the one on the server. */
  savedBy?: string | null;
  /** The pages that left it in this tab, where it may be in this tab only. */
  leftBy?: readonly string[];
}

/** A submitted look whose form is open. */
export interface DraftLook {
  /** Null while it is new. */
  submissionId: string | null;
  /** Whether it was new when its form was opened: this page's draft from before it had an id is its own. */
  wasNew: boolean;
}

export function isDraftOf(draft: StoredDraft, look: DraftLook): boolean {
  if (draft.outfitId !== null) return false;
  if (draft.submissionId === look.submissionId) return true;
  return look.wasNew && draft.submissionId === null && isOfThisPage(draft);
}

const isOfThisPage = ({ savedBy, leftBy = [] }: StoredDraft): boolean =>
  savedBy === SAVED_BY || leftBy.includes(SAVED_BY);

/** What the studio is opened with. */
export interface OpenedStudio extends Omit<Studio, "draft"> {
  draft: StoredDraft | null;
}

/** What this page has saved it may replace, also where the response was lost. */
export const SAVED_BY = randomId();

/**
 * Settles when all calls that change the draft have ended. They happen one after the other, because an older
 * board must not replace a newer one, or one that is in a look by now.
 */
let draftCalls: Promise<unknown> = Promise.resolve();

function changeDraft(request: ApiRequest): Promise<void> {
  const userId = useSessionStore.getState().currentUser?._id;
  const call = draftCalls.then(() => {
    requireCurrentUser(userId);
    return browserApi<void>(request);
  });
  draftCalls = call.catch(() => undefined);
  return call;
}

/** Sends once these calls have ended, or when the page is closed before. */
function afterDraftCalls(send: () => Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const closing = new AbortController();
    const sendOnce = () => {
      if (closing.signal.aborted) return;
      closing.abort();
      resolve(send());
    };
    window.addEventListener("pagehide", sendOnce, { signal: closing.signal });
    void draftCalls.then(sendOnce);
  });
}

interface Paths {
  studio: string;
  pool: string;
  board: (id: string) => string;
  /** Reads what a shop's page says of a product, without its picture. */
  link?: string;
}

/** The calls of the studio, which administrators have at other paths than the people who submit looks. */
function studioCalls({ studio, pool, board, link }: Paths) {
  const draftRequest = (draft: DraftInput): ApiRequest => ({
    method: "PUT",
    path: `${studio}/draft`,
    body: { ...draft, savedBy: SAVED_BY },
  });
  const readBoard = (id: string, signal: AbortSignal) =>
    browserApi<StudioBoard>({ path: board(encodeURIComponent(id)), signal });

  const readStored = async (signal?: AbortSignal) => {
    await draftCalls;
    return browserApi<Studio>({ path: `${studio}/studio`, signal });
  };

  /** What a page sent when it was closed can arrive after the next page has read the draft: no other board. */
  const saveOverLeft = async (draft: DraftInput, leftBy: readonly string[] | undefined) => {
    try {
      await changeDraft(draftRequest(draft));
    } catch (error) {
      if (leftBy === undefined || !isRefusedWith(error, "changedMeanwhile")) throw error;
      const stored = (await readStored()).draft;
      if (!stored?.savedBy || !leftBy.includes(stored.savedBy)) throw error;
      await changeDraft(draftRequest({ ...draft, version: stored.version }));
    }
  };

  const readStudio = async (signal?: AbortSignal): Promise<OpenedStudio> => {
    const opened = await readStored(signal);
    const unsaved = readUnsavedBoard();
    if (!unsaved) return opened;
    const { composition, cutouts, outfitId = null, submissionId = null, savedBy, mayBeSaved } = unsaved;
    const stored = opened.draft;
    // Used or thrown away since: what a closed page has saved is not brought back by the copy it had to leave.
    if (!stored && mayBeSaved) {
      removeUnsavedBoard();
      return opened;
    }
    // An earlier state of the same board, which the page has saved before.
    const version = stored?.savedBy && savedBy.includes(stored.savedBy) ? stored.version : unsaved.version;
    const draft = { composition, cutouts, outfitId, submissionId, version, leftBy: savedBy };
    return { ...opened, draft };
  };

  /** Deletes the draft of this page or of that version; another one stays. */
  const deleteDraft = (version: string | undefined): Promise<void> => {
    removeUnsavedBoard();
    const known = new URLSearchParams({ savedBy: SAVED_BY, ...(version && { version }) });
    return changeDraft({ method: "DELETE", path: `${studio}/draft?${known}` });
  };

  return {
    readStudio,

    /** The draft on the server, whatever this tab has. */
    readDraft: async (): Promise<StoredDraft | null> => (await readStored()).draft,

    /** Prefix of the keys of what the studio opens with. */
    studioKey: [studio],

    /** `view` is what the studio is opened with, since each view begins with the draft of its time. */
    studioQuery: (view: string) =>
      queryOptions({
        ...OPENED_ONCE,
        queryKey: [studio, view],
        meta: { personal: true, failureMessage: "The studio could not be opened" },
        queryFn: ({ signal }) => readStudio(signal),
      }),

    /** Of an outfit or, for its author, of a submitted look. */
    readBoard,

    /** Undefined where the picture was not made in the studio. */
    async readBoardIfComposed(id: string, signal: AbortSignal): Promise<StudioBoard | undefined> {
      try {
        return await readBoard(id, signal);
      } catch (error) {
        if (isRefusedWith(error, "notComposed")) return undefined;
        throw error;
      }
    },

    confirmRights: () => browserApi<void>({ method: "POST", path: `${studio}/rights` }),

    /**
     * Refused with `changedMeanwhile` where the draft on the server is neither this page's, nor of that version,
     * nor of a page that left the board to this one.
     */
    async saveDraft(draft: DraftInput, leftBy: readonly string[] | undefined): Promise<void> {
      const removeUnsaved = unsavedBoardRemoval(draft.composition);
      await saveOverLeft(draft, leftBy);
      removeUnsaved();
    },

    /**
     * Resolves with whether the draft was saved, for a page that is still there; the tab's copy of it is removed
     * only then. A page that is closed has no time for the calls before this one. A board has at most twelve
     * pieces, so that its draft is far below the 64 KB that a closing page can send.
     */
    saveDraftOnLeaving(draft: DraftInput, { isPageClosed }: { isPageClosed: boolean }): Promise<boolean> {
      const removeUnsaved = unsavedBoardRemoval(draft.composition);
      const token = readToken();
      // Another person may have signed in once the calls before it have ended.
      const send = async () => readToken() === token && sendOnLeaving(draftRequest(draft));
      const sending = isPageClosed ? send() : afterDraftCalls(send);
      const call = sending.then((isSaved) => {
        if (isSaved) removeUnsaved();
        return isSaved;
      });
      draftCalls = Promise.all([draftCalls, call]);
      return call;
    },

    deleteDraft,

    /** Deletes the draft of a look whose form has the same board; one that was changed since stays. */
    async deleteUsedDraft(look: DraftLook, board: Composition): Promise<void> {
      const { draft } = await readStudio();
      if (draft && isDraftOf(draft, look) && isSameBoard(draft.composition, board))
        await deleteDraft(draft.version);
    },

    poolQuery: (searchTerm: string) => {
      const params = new URLSearchParams({ searchTerm, startIndex: "0", limit: String(PIECE_PAGE_SIZE) });
      return queryOptions({
        // Below "outfits", because changes of outfits change which pieces there are.
        queryKey: ["outfits", "pieces", pool, searchTerm],
        meta: { personal: true, failureMessage: "The pieces could not be loaded" },
        placeholderData: keepPreviousData,
        queryFn: ({ signal }) =>
          browserApi<{ pieces: PoolPiece[]; total: number }>({ path: `${pool}?${params}`, signal }),
      });
    },

    cutOut: (source: CutoutSource) =>
      browserApi<Cutout>({
        method: "POST",
        path: `${studio}/cutout`,
        body: formOf(source),
        takesLong: true,
      }),

    /** What is known of the product of a link; undefined where nobody but administrators may ask. */
    readLink:
      link &&
      (async (url: string): Promise<ReadLink> => browserApi({ method: "POST", path: link, body: { url } })),

    /** The strokes are all that mend the mask, in their order, and not those that follow earlier ones. */
    mendCutout: (id: string, strokes: readonly Stroke[], signal?: AbortSignal) =>
      browserApi<Cutout>({
        method: "POST",
        path: `${studio}/cutout/${id}/mend`,
        body: { strokes },
        signal,
        takesLong: true,
      }),

    /** The whole picture of a cut-out. */
    sourceQuery: (cutoutId: string) =>
      queryOptions({
        ...OPENED_ONCE,
        queryKey: ["cutout-source", cutoutId],
        meta: { personal: true, failureMessage: "The whole picture could not be loaded" },
        queryFn: async () => (await browserFile({ path: `${studio}/source/${cutoutId}` })).blob,
      }),

    uploadGround: (image: File) =>
      browserApi<{ mediaId: string; image: string }>({
        method: "POST",
        path: `${studio}/ground-picture`,
        body: formOf({ image }),
      }),

    arrangeBoard: (body: ArrangeInput) =>
      browserApi<Composition>({ method: "POST", path: `${studio}/arrange`, body }),

    drawLayers: (body: LayersQuery, signal: AbortSignal) =>
      browserApi<StudioLayers>({ method: "POST", path: `${studio}/layers`, body, signal }),

    drawGround: (body: Pick<Composition, "seed" | "ground">, signal: AbortSignal) =>
      browserApi<{ image: string }>({ method: "POST", path: `${studio}/ground`, body, signal }),

    /** How a board looks as the picture of an outfit. */
    async previewBoard(composition: Composition): Promise<File> {
      const { blob } = await browserFile({
        method: "POST",
        path: `${studio}/preview`,
        body: { composition },
      });
      return new File([blob], "Look from the studio", { type: blob.type });
    },
  };
}

export type StudioCalls = ReturnType<typeof studioCalls>;

export const ADMIN_CALLS = studioCalls({
  studio: "/studio/admin",
  pool: "/piece/admin/pieces",
  board: (outfitId) => `/studio/admin/board/${outfitId}`,
  link: "/link/admin/read",
});

export const AUTHOR_CALLS = studioCalls({
  studio: "/studio",
  pool: "/studio/pieces",
  board: (submissionId) => `/submission/${submissionId}/board`,
});

/** Administrators need no provider. */
export const StudioCallsContext = createContext(ADMIN_CALLS);
export const useStudioCalls = (): StudioCalls => useContext(StudioCallsContext);

type FixedSentence = Exclude<keyof typeof STUDIO_ERRORS, "boardInvalid">;

/** Whether the server refused a call with one of these sentences of the studio. */
export function isRefusedWith(error: unknown, ...ids: FixedSentence[]): error is ApiFailure {
  return isRefusedFor(error, ...ids.map((id) => STUDIO_ERRORS[id]));
}

function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  return form;
}
