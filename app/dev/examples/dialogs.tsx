import { type ComponentProps, useRef, useState } from "react";
import type { ExampleGroup } from "#app/dev/example.ts";
import { ReportDialog } from "#app/entities/outfit/report-dialog.tsx";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Popover } from "#app/ui/popover.tsx";

const SHAPES = ["centre", "broad", "wide", "side", "sheet", "corner"] as const;
const TYPES = ["danger", "warning", "info"] as const;

function OpenDialog({ shape, ...props }: Pick<ComponentProps<typeof Dialog>, "shape" | "beside">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open {shape} dialog
      </Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        shape={shape}
        title="Where should we send it?"
        description="Your styled look arrives by email within 24 hours."
      >
        <p className="mt-6">The content of the dialog.</p>
      </Dialog>
    </>
  );
}

function OpenPopover() {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor} variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        Open popover
      </Button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor.current} label="Your boards">
        <p className="font-display text-subtitle">Your boards</p>
        <Button className="mt-4" onClick={() => setOpen(false)}>
          Done
        </Button>
      </Popover>
    </>
  );
}

function OpenConfirm({ type }: Pick<ComponentProps<typeof ConfirmDialog>, "type">) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Confirm {type}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={close}
        type={type}
        title="Delete this outfit?"
        message="This cannot be undone."
        confirmLabel="Delete"
      />
    </>
  );
}

function OpenAlert() {
  const [text, setText] = useState<string | null>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => setText("The outfit could not be deleted.")}>
        Open alert
      </Button>
      <AlertDialog title="That did not work" text={text} onClose={() => setText(null)} />
    </>
  );
}

function OpenReport() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open report
      </Button>
      <ReportDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Report this comment"
        description="“Buy followers at my page!”"
        reasons={{ spam: "It is spam", other: "Something else" }}
        busy={false}
        failure="The report could not be sent. Please try again."
        onSend={() => setOpen(false)}
      />
    </>
  );
}

export const DIALOGS: ExampleGroup = {
  title: "Dialogs",
  examples: [
    ...SHAPES.map((shape) => ({
      name: `Dialog, ${shape}`,
      view: <OpenDialog shape={shape} beside={shape === "corner"} />,
    })),
    ...TYPES.map((type) => ({ name: `ConfirmDialog, ${type}`, view: <OpenConfirm type={type} /> })),
    { name: "Popover", view: <OpenPopover /> },
    { name: "AlertDialog", view: <OpenAlert /> },
    { name: "ReportDialog", view: <OpenReport /> },
  ],
};
