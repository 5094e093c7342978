import type { SubmissionInput } from "#contract/submissions/submissions.ts";
import { submissionCutouts, submissions } from "#server/db/schema/submissions.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { cutoutIdsOf } from "#server/modules/studio/board-repository.ts";
import { composition } from "#tests/factories/composition-factory.ts";
import { outfitInput } from "#tests/factories/outfit-factory.ts";
import { smallPicture } from "#tests/setup/outfit-forms.ts";
import type { TestShop } from "#tests/setup/test-app.ts";

type Stored = typeof submissions.$inferInsert;

/** What an author says of a look. */
export function submissionInput(changes: Partial<SubmissionInput> = {}): SubmissionInput {
  const { type: _type, rateLook: _rateLook, ...fields } = outfitInput();
  return { ...fields, ...changes };
}

/** Stores a look with a private picture and a board, by default as a draft; returns its id. */
export async function createSubmission(
  { database, blobStore }: Pick<TestShop, "database" | "blobStore">,
  overrides: Partial<Stored> & Pick<Stored, "userId">,
): Promise<string> {
  const mediaService = createMediaService({ database, store: blobStore });
  const { id: mediaId } = await mediaService.savePrivate(await smallPicture());
  const board = overrides.composition ?? composition([{ itemName: "White linen shirt" }]);
  const isSubmitted = (overrides.state ?? "draft") !== "draft";
  const [row] = await database
    .insert(submissions)
    .values({
      ...{ fields: submissionInput(), mediaId, composition: board },
      ...(isSubmitted ? { submittedAt: new Date() } : {}),
      ...overrides,
    })
    .returning({ id: submissions.id });
  if (!row) throw new Error("The submission was not stored");
  const used = cutoutIdsOf(board.pieces).map((cutoutId) => ({ submissionId: row.id, cutoutId }));
  if (used.length > 0) await database.insert(submissionCutouts).values(used);
  return row.id;
}
