import { ProfileFrame } from "#app/features/account/profile/profile-frame.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

const FIELDS = ["username", "full name", "e-mail", "gender"];

/**
 * The profile until the session is known. It is the same for every visitor, so the document contains it too.
 */
export function ProfileLoading() {
  return (
    <>
      <LoadingNote>Opening your profile…</LoadingNote>
      <ProfileFrame
        person={
          <>
            <Skeleton className="size-20 rounded-pill" />
            <Skeleton className="h-10 flex-1" />
          </>
        }
        actions={<Skeleton className="h-12" />}
      >
        <div className="grid gap-6 sm:grid-cols-2">
          {FIELDS.map((field) => (
            <Skeleton key={field} className="h-20" />
          ))}
        </div>
      </ProfileFrame>
    </>
  );
}
