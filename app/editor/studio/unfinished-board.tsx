import type { ReactNode } from "react";
import type { StoredDraft } from "#app/editor/studio/studio-api.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

interface UnfinishedBoardProps {
  /** Whether the draft is of the look that is to be opened. */
  isOfLook: boolean;
  /** Leads to the draft. */
  goOn: ReactNode;
  onStartAgain: () => void;
}

/** Asks before the board of a look takes the place of the draft. */
export function UnfinishedBoard({ isOfLook, goOn, onStartAgain }: UnfinishedBoardProps) {
  return (
    <EmptyState
      title="You have an unfinished board"
      text={
        isOfLook
          ? "It is of this look, and has changes that are not in its picture yet."
          : "The studio keeps one board at a time. Opening this look throws the other one away as soon as you change something."
      }
      action={
        <>
          {goOn}
          <Button variant="secondary" onClick={onStartAgain}>
            Start again
          </Button>
        </>
      }
    />
  );
}

interface OtherLookLinkProps {
  draft: StoredDraft;
  onFollow: () => void;
}

/** Leads from an unfinished board to its look. */
export function OtherLookLink({ draft, onFollow }: OtherLookLinkProps) {
  return (
    <ButtonLink to={placeOf(draft)} onClick={onFollow}>
      Go to the other look
    </ButtonLink>
  );
}

/** Where the look is whose board it is. */
function placeOf({ outfitId, submissionId }: StoredDraft): string {
  if (outfitId !== null) return `/dashboard/studio?outfit=${outfitId}`;
  return submissionId === null ? "/submit" : `/submit?look=${submissionId}`;
}
