import { submissionSchema } from "#contract/submissions/submissions.ts";
import { newOutfitFields, withPicture, withPictureOnce } from "#server/modules/outfits/editor/outfit-form.ts";

/** The author's multipart form: that of a new outfit without what is the shop's to say. */
const submissionFields = newOutfitFields.omit({ type: true, rateLook: true, publishAt: true });

export const newSubmissionFormSchema = withPicture(submissionFields);

/** Every field but the picture is given anew; an omitted picture stays. */
export const editedSubmissionFormSchema = withPictureOnce(
  submissionFields.extend({
    updatedAt: submissionSchema.shape.updatedAt
      .optional()
      .describe(
        "of the look that was edited, which fails with 409 once it was changed; without it, the last write wins",
      ),
  }),
);
