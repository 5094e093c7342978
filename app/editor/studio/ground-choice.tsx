import { ImagePlus, RefreshCw } from "lucide";
import { type ChangeEvent, useState } from "react";
import { useStudioCalls } from "#app/editor/studio/studio-api.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { refusalOfPicture } from "#app/lib/refusal-of-picture.ts";
import { useChange } from "#app/lib/use-change.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IMAGE_UPLOAD_TYPES } from "#contract/outfit/image.ts";
import type { Composition } from "#contract/studio/composition.ts";

type Ground = Composition["ground"];
type Paper = Extract<Ground, { kind: "paper" }>;

/** Of earlier papers, which can be taken back. */
const PAPERS_MAX = 6;

interface GroundChoiceProps {
  ground: Ground;
  onChange: (ground: Ground) => void;
  findPaper: () => Promise<Ground>;
}

/** What lies under the pieces: a paper, one colour, or a picture. */
export function GroundChoice({ ground, onChange, findPaper }: GroundChoiceProps) {
  const { uploadGround } = useStudioCalls();
  const [papers, setPapers] = useState<readonly Paper[]>(ground.kind === "paper" ? [ground] : []);
  useChange(ground, (now) => {
    if (now.kind === "paper") setPapers((all) => withPaper(all, now));
  });
  const another = useSingleMutation({ mutationFn: findPaper, onSuccess: onChange });
  const [refusal, setRefusal] = useState<string>();
  const picture = useSingleMutation({
    mutationFn: uploadGround,
    onSuccess: ({ mediaId }) => onChange({ kind: "picture", mediaId }),
  });
  const error = refusal ?? messageOf(picture.error) ?? messageOf(another.error);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Without this, choosing the same file again fires no change event.
    target.value = "";
    if (!file) return;
    const refused = refusalOfPicture(file);
    setRefusal(refused);
    if (!refused) picture.mutate(file);
  }

  return (
    <section aria-label="Ground" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center gap-2">
        {papers.map((paper) => (
          <button
            key={paper.paper}
            type="button"
            aria-label={`Paper ${paper.paper}`}
            aria-pressed={ground.kind === "paper" && ground.paper === paper.paper}
            onClick={() => onChange(paper)}
            style={{ background: paper.paper }}
            className="relative size-11 overflow-hidden border border-line-strong aria-pressed:border-2 aria-pressed:border-ink"
          >
            {paper.shape && (
              <span
                aria-hidden="true"
                style={{ background: paper.shape.colour }}
                className="absolute inset-x-2 top-4 bottom-0 rounded-t-pill"
              />
            )}
          </button>
        ))}
        <Button variant="ghost" size="small" busy={another.isPending} onClick={() => another.mutate()}>
          {!another.isPending && <Icon of={RefreshCw} size="small" weight="bold" />}
          <span>Another paper</span>
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label="One colour">
          {(control) => (
            <input
              {...control}
              type="color"
              value={colourOf(ground)}
              onChange={({ target }) => onChange({ kind: "colour", colour: target.value })}
              className="h-11 w-16 cursor-pointer border border-line-strong bg-paper-raised p-1"
            />
          )}
        </Field>
        <label
          className={classNames(
            "relative inline-flex min-h-11 cursor-pointer items-center gap-2.5 border border-ink px-4 font-medium text-small outline-offset-3 transition-colors hover:bg-ink hover:text-paper has-focus-visible:outline-2",
            picture.isPending && "opacity-55",
          )}
        >
          <Icon of={ImagePlus} size="small" />
          <span>{picture.isPending ? "Sending…" : "A picture"}</span>
          <input
            type="file"
            aria-label="A picture as the ground"
            accept={IMAGE_UPLOAD_TYPES.join(",")}
            disabled={picture.isPending}
            onChange={choose}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
      </div>
      {error && (
        <p role="alert" className="text-caption text-danger">
          {error}
        </p>
      )}
    </section>
  );
}

const messageOf = (error: Error | null): string | undefined =>
  error ? failureText(error, "The shop could not be reached. The ground is as it was.") : undefined;

/** The papers, of which none has the same colour as another. */
function withPaper(papers: readonly Paper[], paper: Paper): readonly Paper[] {
  const at = papers.findIndex((former) => former.paper === paper.paper);
  return at === -1 ? [...papers, paper].slice(-PAPERS_MAX) : papers.with(at, paper);
}

const colourOf = (ground: Ground): string =>
  ground.kind === "colour" ? ground.colour : ground.kind === "paper" ? ground.paper : "#ffffff";
