import { RightsDialog } from "#app/editor/studio/rights.tsx";
import { AUTHOR_CALLS } from "#app/editor/studio/studio-api.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";

interface RightsQuestionProps {
  open: boolean;
  onClose: () => void;
  onConfirmed: () => void;
}

/** Asks for the rights in the pictures of a look that is to be submitted. Loaded when it is opened. */
export function RightsQuestion({ open, onClose, onConfirmed }: RightsQuestionProps) {
  const confirmation = useSingleMutation({
    mutationFn: AUTHOR_CALLS.confirmRights,
    onSuccess: onConfirmed,
  });
  return <RightsDialog rights={{ isAsked: open, confirmation, close: onClose }} />;
}
