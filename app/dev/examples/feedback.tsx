import type { ExampleGroup } from "#app/dev/example.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { showPageMessage, withProgress } from "#app/ui/page-status.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.tsx";

const TONES = ["success", "info", "danger"] as const;
const TOASTS = ["success", "info", "error"] as const;
const PROGRESS = [0, 40, 100];
const PROGRESS_MS = 4_000;

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
    {
      name: "LoadFailure, inline",
      view: <LoadFailure text="The trending outfits could not be loaded." onRetry={() => undefined} />,
    },
    {
      name: "LoadFailure, block",
      wide: true,
      view: (
        <LoadFailure
          look="block"
          level="h3"
          text="The outfits could not be loaded"
          onRetry={() => undefined}
        />
      ),
    },
    {
      name: "PageStatus",
      view: (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              showPageMessage("This page could not be loaded.", {
                action: { label: "Try again", onClick: () => undefined },
              })
            }
          >
            Show a message
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => void withProgress(new Promise((resolve) => setTimeout(resolve, PROGRESS_MS)))}
          >
            Show progress
          </Button>
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
