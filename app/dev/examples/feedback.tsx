import type { ExampleGroup } from "#app/dev/example.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.tsx";

const TONES = ["success", "info", "danger"] as const;
const TOASTS = ["success", "info", "error"] as const;
const PROGRESS = [0, 40, 100];

export const FEEDBACK: ExampleGroup = {
  title: "Feedback",
  examples: [
    ...TONES.map((tone) => ({
      name: `Notice, ${tone}`,
      view: <Notice tone={tone}>Your profile has been updated.</Notice>,
    })),
    {
      name: "Toasts",
      view: (
        <div className="flex flex-wrap gap-3">
          {TOASTS.map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              size="small"
              onClick={() => void showToast(kind, "Link copied")}
            >
              Show {kind}
            </Button>
          ))}
        </div>
      ),
    },
    ...PROGRESS.map((value) => ({
      name: `ProgressBar, ${value} of 100`,
      view: (
        <ProgressBar
          label={`Importing part ${value}`}
          text={`${value} of 100 outfits`}
          value={value}
          max={100}
        />
      ),
    })),
    { name: "Spinner", view: <Spinner /> },
    {
      name: "Skeleton and LoadingNote",
      view: (
        <>
          <LoadingNote>Loading outfits</LoadingNote>
          <Skeleton className="h-12" />
        </>
      ),
    },
    { name: "Skeleton, on deep paper", ground: "deep", view: <Skeleton ground="deep" className="h-12" /> },
    {
      name: "EmptyState",
      wide: true,
      view: (
        <EmptyState
          level="h3"
          mark="👗"
          title="No outfits found"
          text="Try fewer filters or another search."
          action={<Button>Clear filters</Button>}
        />
      ),
    },
    { name: "EmptyState, title only", wide: true, view: <EmptyState level="h3" title="Nothing here yet" /> },
  ],
};
