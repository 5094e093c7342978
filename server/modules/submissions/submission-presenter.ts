import { API_PREFIX } from "#contract/http/api-client.ts";
import type { Submission } from "#contract/submissions/submissions.ts";
import { toPaise, toRupees } from "#contract/values/money.ts";
import type { ShownSubmission } from "./submission-repository.ts";

export function presentSubmission({ submission, imageWidth, imageHeight }: ShownSubmission): Submission {
  const { id, state, note, outfitId, fields, composition } = submission;
  const totalPaise = fields.items.reduce((total, { itemPrice }) => total + toPaise(itemPrice), 0);
  return {
    _id: id,
    ...{ state, note, outfitId },
    ...fields,
    totalPrice: toRupees(totalPaise),
    image: `${API_PREFIX}/submission/${id}/picture`,
    ...{ imageWidth, imageHeight },
    isComposed: composition !== null,
    createdAt: submission.createdAt.toISOString(),
    updatedAt: submission.updatedAt.toISOString(),
    submittedAt: submission.submittedAt?.toISOString() ?? null,
    publishedAt: submission.publishedAt?.toISOString() ?? null,
  };
}
