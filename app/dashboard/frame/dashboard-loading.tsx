import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

/** Shown until the session is known, and in the server-rendered document. */
export function DashboardLoading() {
  return (
    <div className="xl:flex">
      <div className="h-24 bg-ink xl:h-dvh xl:w-56" />
      <SectionLoading />
    </div>
  );
}

export function SectionLoading() {
  return (
    <>
      <LoadingNote>Opening the dashboard…</LoadingNote>
      <div className="grid flex-1 content-start gap-8 px-(--page-margin) py-10 xl:px-8 2xl:px-14">
        <Skeleton className="h-16 max-w-md" />
        <Skeleton className="h-42 md:h-26" />
        <Skeleton className="h-96" />
      </div>
    </>
  );
}
