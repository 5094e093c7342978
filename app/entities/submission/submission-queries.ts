import { queryOptions } from "@tanstack/react-query";
import { browserApi, browserFile, sendOnLeaving } from "#app/lib/api-client.ts";
import { createIdSet } from "#app/lib/create-id-set.ts";
import type { ApiRequest } from "#contract/http/api-client.ts";
import type { Submission, SubmissionList, SubmissionState } from "#contract/submissions/submissions.ts";

/** Prefix of the keys of all queries about a person's own looks. */
export const submissionsKey = ["submissions"];

/** Looks that are hidden until their deletion can no longer be undone. */
export const pendingLookDeletions = createIdSet();

/** The states in which authors change and submit their looks. */
export const isWithAuthor = (state: SubmissionState): boolean =>
  state === "draft" || state === "changes_requested" || state === "declined";

/** Whether a look that was in the shop waits to be shown there again. Its author cannot delete it. */
export const isHeld = ({ state, outfitId }: Pick<Submission, "state" | "outfitId">): boolean =>
  state === "submitted" && outfitId !== null;

const pathOf = (id: string) => `/submission/${encodeURIComponent(id)}`;

/** The looks that the person has made, newest first. */
export function submissionsQuery(userId: string) {
  return queryOptions({
    queryKey: [...submissionsKey, userId],
    meta: { personal: true, failureMessage: "Loading the person's looks failed" },
    queryFn: async ({ signal }) =>
      (await browserApi<SubmissionList>({ path: "/submission", signal })).submissions,
  });
}

export type PicturedLook = Pick<Submission, "_id" | "updatedAt">;

/** Only its author and administrators may read it, so that it comes with the session's token. */
export function submissionPictureQuery({ _id, updatedAt }: PicturedLook, width: number) {
  return queryOptions({
    queryKey: [...submissionsKey, "picture", _id, updatedAt, width],
    meta: { personal: true, failureMessage: "Loading the picture of a look failed" },
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await browserFile({ path: `${pathOf(_id)}/picture?w=${width}`, signal })).blob,
  });
}

export function createSubmission(body: FormData, idempotencyKey: string): Promise<Submission> {
  return browserApi({ method: "POST", path: "/submission", body, idempotencyKey, takesLong: true });
}

export function updateSubmission(id: string, body: FormData): Promise<Submission> {
  return browserApi({ method: "PUT", path: pathOf(id), body, takesLong: true });
}

export function submitForReview(id: string): Promise<Submission> {
  return browserApi({ method: "POST", path: `${pathOf(id)}/submit` });
}

const deletion = (id: string): ApiRequest => ({ method: "DELETE", path: pathOf(id) });

export const deleteSubmission = (id: string): Promise<void> => browserApi(deletion(id));

export const deleteSubmissionOnLeaving = (id: string): Promise<boolean> => sendOnLeaving(deletion(id));
