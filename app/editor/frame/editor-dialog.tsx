import { type ReactNode, useCallback, useRef, useState } from "react";
import { useNavigationGuard } from "#app/loading/use-navigation-guard.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog, type DialogProps } from "#app/ui/dialog.tsx";

/** Confirms before input is lost by closing the dialog, navigating or closing the tab. */
export function useLeaveGuard(isOpen: boolean, leave: () => void) {
  const [isUnsaved, setUnsaved] = useState(false);
  const [isClosing, setClosing] = useState(false);
  // A ref, because a close can follow a keystroke before React renders.
  const isUnsavedNow = useRef(false);
  const navigation = useNavigationGuard(isOpen && isUnsaved);

  const onUnsaved = useCallback((isUnsaved: boolean) => {
    isUnsavedNow.current = isUnsaved;
    setUnsaved(isUnsaved);
  }, []);

  return {
    onUnsaved,
    isAsking: isClosing || navigation.isAsking,
    close: () => (isUnsavedNow.current ? setClosing(true) : leave()),
    stay: () => {
      setClosing(false);
      navigation.stay();
    },
    discard: () => {
      setClosing(false);
      if (navigation.isAsking) void navigation.discard();
      else leave();
    },
  };
}

interface EditorDialogProps extends Pick<DialogProps, "open" | "finalFocus" | "shape"> {
  guard: ReturnType<typeof useLeaveGuard>;
  title: string;
  locked: boolean;
  leaving: { title: string; message: string };
  children: ReactNode;
}

/** Cannot be closed while saving, and confirms before input is lost. */
export function EditorDialog({
  open,
  finalFocus,
  shape = "wide",
  guard,
  title,
  locked,
  leaving,
  children,
}: EditorDialogProps) {
  const form = useRef<HTMLDivElement>(null);
  const firstField = () => form.current?.querySelector<HTMLElement>("input, select, textarea") ?? true;
  return (
    <Dialog
      open={open}
      onOpenChange={guard.close}
      title={title}
      shape={shape}
      locked={locked}
      initialFocus={(how) => how === "touch" || firstField()}
      finalFocus={finalFocus}
      footed
    >
      <div ref={form} className="contents">
        {children}
      </div>
      <ConfirmDialog
        {...leaving}
        open={guard.isAsking}
        onClose={guard.stay}
        onConfirm={guard.discard}
        type="warning"
        confirmLabel="Discard"
      />
    </Dialog>
  );
}
