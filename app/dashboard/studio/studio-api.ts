import { queryOptions } from "@tanstack/react-query";
import { browserApi, browserFile, sendOnLeaving } from "#app/lib/api-client.ts";
import { ApiFailure, type ApiRequest } from "#contract/http/api-client.ts";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type {
  ArrangeInput,
  Cutout,
  DraftInput,
  LookFormat,
  Stroke,
  Studio,
  StudioBoard,
} from "#contract/studio/studio.ts";

const PATH = "/studio/admin";

/** Fetched once each time the studio is opened: a refetch would replace what is being edited. */
export const OPENED_ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

/**
 * Settles when all calls that change the draft have ended. They happen one after the other, because an older
 * board must not replace a newer one, or one that is in a look by now.
 */
let draftCalls: Promise<unknown> = Promise.resolve();

function changeDraft(request: ApiRequest): Promise<void> {
  const call = draftCalls.then(() => browserApi<void>(request));
  draftCalls = call.catch(() => undefined);
  return call;
}

/** Prefix of the keys of what the studio opens with. */
export const studioKey = ["studio"];

/** With what the studio opens; `view` is what it is opened with, since each view begins with the draft of its time. */
export const studioQuery = (view: string) =>
  queryOptions({
    ...OPENED_ONCE,
    queryKey: [...studioKey, view],
    meta: { personal: true, failureMessage: "The studio could not be opened" },
    queryFn: async ({ signal }) => {
      await draftCalls;
      return browserApi<Studio>({ path: `${PATH}/studio`, signal });
    },
  });

export function readBoard(outfitId: string, signal: AbortSignal): Promise<StudioBoard> {
  return browserApi({ path: `${PATH}/board/${encodeURIComponent(outfitId)}`, signal });
}

/** Undefined for an outfit whose picture was not made in the studio. */
export async function readBoardIfComposed(
  outfitId: string,
  signal: AbortSignal,
): Promise<StudioBoard | undefined> {
  try {
    return await readBoard(outfitId, signal);
  } catch (error) {
    if (isRefusedWith(error, "notComposed")) return undefined;
    throw error;
  }
}

export function readOutfit(outfitId: string, signal: AbortSignal): Promise<Outfit> {
  return browserApi({ path: `/outfit/${encodeURIComponent(outfitId)}`, signal });
}

export const confirmRights = (): Promise<void> => browserApi({ method: "POST", path: `${PATH}/rights` });

const draftRequest = (body: DraftInput): ApiRequest => ({ method: "PUT", path: `${PATH}/draft`, body });

export const saveDraft = (draft: DraftInput): Promise<void> => changeDraft(draftRequest(draft));

/** A board has at most twelve pieces, so that its draft is far below the 64 KB that a closing page can send. */
export function saveDraftOnLeaving(draft: DraftInput): void {
  draftCalls = Promise.all([draftCalls, sendOnLeaving(draftRequest(draft))]);
}

export const deleteDraft = (): Promise<void> => changeDraft({ method: "DELETE", path: `${PATH}/draft` });

/** What a product is cut out of. */
export type CutoutSource = { link: string } | { pieceId: string } | { image: File };

export function cutOut(source: CutoutSource): Promise<Cutout> {
  return browserApi({ method: "POST", path: `${PATH}/cutout`, body: formOf(source), takesLong: true });
}

/** The strokes are all that mend the mask, in their order, and not those that follow earlier ones. */
export function mendCutout(id: string, strokes: readonly Stroke[], signal?: AbortSignal): Promise<Cutout> {
  const path = `${PATH}/cutout/${id}/mend`;
  return browserApi({ method: "POST", path, body: { strokes }, signal, takesLong: true });
}

/** The whole picture of a cut-out, which is for administrators alone. */
export function sourceQuery(cutoutId: string) {
  return queryOptions({
    ...OPENED_ONCE,
    queryKey: ["cutout-source", cutoutId],
    meta: { personal: true, failureMessage: "The whole picture could not be loaded" },
    queryFn: async () => (await browserFile({ path: `${PATH}/source/${cutoutId}` })).blob,
  });
}

export function uploadGround(image: File): Promise<{ mediaId: string; image: string }> {
  return browserApi({ method: "POST", path: `${PATH}/ground-picture`, body: formOf({ image }) });
}

export function arrangeBoard(body: ArrangeInput): Promise<Composition> {
  return browserApi({ method: "POST", path: `${PATH}/arrange`, body });
}

/** How a board looks as the picture of an outfit. */
export async function previewBoard(composition: Composition): Promise<File> {
  const { blob } = await browserFile({ method: "POST", path: `${PATH}/preview`, body: { composition } });
  return new File([blob], "Look from the studio", { type: blob.type });
}

export const lookPicturePath = (outfitId: string, format: LookFormat): string =>
  `${PATH}/picture/${encodeURIComponent(outfitId)}?format=${format}`;

type FixedSentence = Exclude<keyof typeof STUDIO_ERRORS, "boardInvalid">;

/** Whether the server refused a call with one of these sentences of the studio. */
export function isRefusedWith(error: unknown, ...ids: FixedSentence[]): boolean {
  return error instanceof ApiFailure && ids.some((id) => STUDIO_ERRORS[id].reason === error.reason);
}

function formOf(parts: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  return form;
}
