import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import { Button } from "#app/ui/button.tsx";

interface AlertDialogProps {
  /** What there is to say; nothing is shown without it. */
  text: string | null;
  title: string;
  onClose: () => void;
}

/** Says that something went wrong and waits until it is read. Load what uses it lazily. */
export function AlertDialog({ text, title, onClose }: AlertDialogProps) {
  return (
    <Base.Root open={text !== null} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-ink/45" />
        <Base.Popup className="fixed top-1/2 left-1/2 z-50 w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 border-danger border-t-4 bg-paper p-6 text-ink shadow-overlay sm:p-8">
          <Base.Title className="font-display text-title">{title}</Base.Title>
          <Base.Description className="mt-3 text-ink-soft">{text}</Base.Description>
          <div className="mt-8 flex justify-end">
            <Base.Close render={<Button className="max-sm:w-full" />}>OK</Base.Close>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
