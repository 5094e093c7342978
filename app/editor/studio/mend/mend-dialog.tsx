import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide";
import { useEffect, useState } from "react";
import { EditorDialog, useLeaveGuard } from "#app/editor/frame/editor-dialog.tsx";
import { MendCanvas } from "#app/editor/studio/mend/mend-canvas.tsx";
import { BRUSH, type Brush, STROKE_LABELS } from "#app/editor/studio/mend/stroke.ts";
import { useMended } from "#app/editor/studio/mend/use-mended.ts";
import { useStudioCalls } from "#app/editor/studio/studio-api.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { useObjectUrl } from "#app/lib/use-object-url.ts";
import { Button } from "#app/ui/button.tsx";
import { Chip } from "#app/ui/chip.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { Cutout } from "#contract/studio/studio.ts";

interface MendDialogProps {
  cutout: Cutout;
  /** Of the piece. */
  name: string;
  open: boolean;
  onClose: () => void;
  onUse: (mended: Cutout) => void;
}

/** Strokes over the whole picture say what belongs to the product, and what to its ground. */
export function MendDialog({ cutout, name, open, onClose, onUse }: MendDialogProps) {
  const guard = useLeaveGuard(open, onClose);
  const mended = useMended(cutout);
  const [brush, setBrush] = useState<Brush>({ kind: "erase", radius: BRUSH.first });
  const { onUnsaved } = guard;
  useEffect(() => onUnsaved(mended.isChanged), [onUnsaved, mended.isChanged]);

  function use() {
    onUnsaved(false);
    onUse(mended.result);
    onClose();
  }

  return (
    <EditorDialog
      open={open}
      guard={guard}
      title="Mend the cut-out"
      locked={false}
      leaving={{ title: "Leave without mending?", message: "The strokes that you have drawn will be lost." }}
    >
      <div className="flex flex-1 flex-col gap-5 pt-4">
        <BrushBar brush={brush} onChange={setBrush}>
          <Button
            variant="ghost"
            size="small"
            disabled={mended.strokes.length === 0}
            onClick={mended.undo}
            className="-mx-4"
          >
            <Icon of={Undo2} size="small" weight="bold" />
            <span>Undo stroke</span>
          </Button>
        </BrushBar>
        <div className="grid items-start gap-6 md:grid-cols-2">
          <section aria-label="The whole picture">
            <Source
              cutout={cutout}
              name={name}
              strokes={mended.strokes}
              brush={brush}
              onStroke={mended.add}
            />
          </section>
          <Result cutout={mended.result} name={name} isMending={mended.isMending} />
        </div>
        <div role="status" className="text-caption text-ink-soft">
          {mended.full ?? formatCount(mended.strokes.length, "stroke", "strokes")}
        </div>
        {mended.error && (
          <LoadFailure
            text={failureText(mended.error, "The cut-out was not mended. The strokes are still here.")}
            onRetry={mended.retry}
            alignStart
          />
        )}
        <div className="tall:sticky bottom-0 z-raised -mx-5 mt-auto flex justify-end gap-3 border-line border-t bg-paper px-5 py-4 max-sm:[&>*]:flex-1 sm:-mx-8 sm:px-8">
          <Button variant="secondary" onClick={guard.close}>
            Cancel
          </Button>
          <Button onClick={use} busy={mended.isMending} disabled={!mended.isReady}>
            Use
          </Button>
        </div>
      </div>
    </EditorDialog>
  );
}

interface BrushBarProps {
  brush: Brush;
  onChange: (brush: Brush) => void;
  children: React.ReactNode;
}

function BrushBar({ brush, onChange, children }: BrushBarProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
      <fieldset className="flex gap-1">
        <legend className="pb-2 font-medium text-small">Brush</legend>
        {(["erase", "keep"] as const).map((kind) => (
          <Chip
            key={kind}
            tone="filter"
            aria-pressed={brush.kind === kind}
            onClick={() => onChange({ ...brush, kind })}
          >
            <span
              aria-hidden="true"
              className={classNames("size-3 rounded-pill", kind === "erase" ? "bg-danger" : "bg-emerald")}
            />
            <span>{STROKE_LABELS[kind]}</span>
          </Chip>
        ))}
      </fieldset>
      <Field label="Size of the brush" className="min-w-40 flex-1 sm:max-w-64">
        {(control) => (
          <input
            {...control}
            type="range"
            min={BRUSH.min}
            max={BRUSH.max}
            step={BRUSH.step}
            value={brush.radius}
            onChange={({ target }) => onChange({ ...brush, radius: Number(target.value) })}
            className="h-11 w-full cursor-pointer accent-ink"
          />
        )}
      </Field>
      {children}
    </div>
  );
}

function Source({
  cutout,
  ...canvas
}: Omit<Parameters<typeof MendCanvas>[0], "source"> & { cutout: Cutout }) {
  const { sourceQuery } = useStudioCalls();
  const query = useQuery(sourceQuery(cutout.cutoutId));
  const url = useObjectUrl(query.data ?? null);
  if (query.error && !query.isFetching) {
    return (
      <LoadFailure
        text={failureText(query.error, "The whole picture could not be loaded.")}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!url) return <Skeleton className="aspect-3/4 max-h-[58svh]" />;
  return <MendCanvas {...canvas} source={url} />;
}

interface ResultProps {
  cutout: Cutout;
  name: string;
  isMending: boolean;
}

function Result({ cutout, name, isMending }: ResultProps) {
  return (
    <section
      aria-label="What is cut out"
      aria-busy={isMending}
      className="checkerboard grid place-items-center border border-line p-4"
    >
      <img
        src={cutout.image}
        width={cutout.width}
        height={cutout.height}
        alt={`${name}, cut out`}
        className={classNames(
          "h-auto max-h-[calc(58svh-2rem)] w-auto max-w-full transition-opacity duration-calm",
          isMending && "opacity-50",
        )}
      />
    </section>
  );
}
