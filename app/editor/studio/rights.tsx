import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type OpenedStudio, useStudioCalls } from "#app/editor/studio/studio-api.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PICTURE_RIGHTS } from "#contract/messages/studio.ts";

/**
 * Whether the person has confirmed the rights in pictures, and the question, which is asked once. As
 * long as it is unknown, they count as confirmed, because the server refuses a cut-out without them.
 */
export function useRights() {
  const { confirmRights, studioKey, studioQuery } = useStudioCalls();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery({
    ...studioQuery("rights"),
    // What the studio was opened with says it, before a first picture can be brought.
    initialData: () =>
      queryClient.getQueriesData<OpenedStudio>({ queryKey: studioKey }).find(([, known]) => known)?.[1],
  });
  const [known, setConfirmed] = useState<boolean>();
  const [isAsked, setAsked] = useState(false);
  const confirmation = useSingleMutation({
    mutationFn: confirmRights,
    onSuccess: () => {
      queryClient.setQueriesData<OpenedStudio>(
        { queryKey: studioKey },
        (opened) => opened && { ...opened, rightsConfirmed: true },
      );
      setConfirmed(true);
      setAsked(false);
    },
  });
  return {
    isKnown: known !== undefined || data !== undefined || isError,
    areConfirmed: known ?? data?.rightsConfirmed ?? true,
    isAsked,
    confirmation,
    ask: () => {
      setConfirmed(false);
      setAsked(true);
    },
    close: () => setAsked(false),
  };
}

interface RightsDialogProps {
  rights: Pick<ReturnType<typeof useRights>, "isAsked" | "confirmation" | "close">;
  onRefuse?: () => void;
}

export function RightsDialog({ rights: { isAsked, confirmation, close }, onRefuse }: RightsDialogProps) {
  const refuse = () => {
    close();
    onRefuse?.();
  };
  return (
    <Dialog
      open={isAsked}
      onOpenChange={refuse}
      title={PICTURE_RIGHTS.title}
      description={PICTURE_RIGHTS.text}
      mark="info"
      locked={confirmation.isPending}
    >
      {confirmation.error && (
        <Notice tone="danger" className="mt-6">
          {failureText(confirmation.error, "This could not be saved. Please try again.")}
        </Notice>
      )}
      <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={refuse} disabled={confirmation.isPending}>
          Cancel
        </Button>
        <Button onClick={() => confirmation.mutate()} busy={confirmation.isPending}>
          {PICTURE_RIGHTS.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
