import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { accountQuery } from "#app/entities/account/account-state.ts";
import { useIntent } from "#app/entities/session/sign-in-intent.ts";
import { isHeld, isWithAuthor, submissionsQuery } from "#app/entities/submission/submission-queries.ts";
import * as messages from "#app/features/submit/messages.ts";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { findHeading } from "#app/ui/find-heading.ts";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { User } from "#contract/account/account.ts";
import type { Submission } from "#contract/submissions/submissions.ts";

const LookForm = lazyPart(async () => (await import("#app/features/submit/look-form.tsx")).LookForm, {
  when: "mounted",
  isQuiet: false,
});

interface SubmitScreenProps {
  user: User;
  /** Says that the address is not confirmed, and sends the message again. */
  addressState: ReactNode;
}

export function SubmitScreen({ user, addressState }: SubmitScreenProps) {
  useIntent("submit", "", true, () => undefined);
  const [params] = useSearchParams();
  const lookId = params.get("look");
  const account = useQuery(accountQuery(user._id));
  const looks = useQuery({ ...submissionsQuery(user._id), enabled: lookId !== null });
  const { formKey, created, onCreated } = useFormKey(lookId);
  const look = [...(looks.data ?? []), ...(created ? [created] : [])].find(({ _id }) => _id === lookId);
  // A list from before can lack a new look.
  const isMissing = lookId !== null && !look;
  const isLoading = account.isPending || (isMissing && looks.isFetching);
  const failed = account.isLoadingError ? account : isMissing && looks.isError ? looks : undefined;

  return (
    <SubmitFrame heading={lookId === null ? messages.heading : messages.editHeading}>
      {failed && !failed.isFetching ? (
        <LoadFailure look="block" text={messages.openFailed} onRetry={() => void failed.refetch()} />
      ) : isLoading ? (
        <FormSkeleton />
      ) : account.data?.emailConfirmed === false ? (
        <div className="max-w-text">
          <p className="mb-6 text-lead">{messages.unconfirmed}</p>
          {addressState}
        </div>
      ) : (
        <Look key={formKey} userId={user._id} lookId={lookId} look={look} onCreated={onCreated} />
      )}
    </SubmitFrame>
  );
}

/** Each look has a form of its own; a new one keeps the form in which it was entered once it has an id. */
function useFormKey(lookId: string | null) {
  const [form, setForm] = useState<FormOfLook>({ lookId, key: 0 });
  const { key, created } = form;
  if (form.lookId !== lookId) {
    setForm(created && created._id === lookId ? { lookId, key, created } : { lookId, key: key + 1 });
  }
  // What was followed has gone with the earlier form.
  useEffect(() => {
    if (key > 0) findHeading()?.focus();
  }, [key]);
  return { formKey: key, created, onCreated: (look: Submission) => setForm({ ...form, created: look }) };
}

interface FormOfLook {
  lookId: string | null;
  key: number;
  /** What has become of the new look of this form. */
  created?: Submission;
}

interface LookProps {
  userId: string;
  lookId: string | null;
  look: Submission | undefined;
  onCreated: (look: Submission) => void;
}

/** The form, or why there is none, or what happens after it. */
function Look({ userId, lookId, look, onCreated }: LookProps) {
  const navigate = useNavigate();
  const [isSent, setSent] = useState(false);
  /** How often it was started over. */
  const [round, setRound] = useState(0);
  const thanks = useRef<HTMLElement>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  // What was pressed has gone with the form.
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  useEffect(() => {
    if (round > 0) findHeading()?.focus();
  }, [round]);

  if (isSent) {
    return (
      <section ref={thanks} tabIndex={-1} aria-label={messages.sent.title}>
        <EmptyState
          {...messages.sent}
          action={
            <>
              <ButtonLink to="/profile#my-looks">{messages.myLooks}</ButtonLink>
              <ButtonLink to="/submit" replace variant="secondary">
                {messages.another}
              </ButtonLink>
            </>
          }
        />
      </section>
    );
  }
  if (lookId !== null && (!look || !isWithAuthor(look.state))) return <NoForm look={look} />;
  return (
    <LookForm
      key={round}
      isOpen={isOpen}
      userId={userId}
      look={look}
      fallback={<FormSkeleton />}
      onStartOver={() => setRound((before) => before + 1)}
      onCreated={(created) => {
        onCreated(created);
        void navigate(`/submit?look=${created._id}`, { replace: true, preventScrollReset: true });
      }}
      onSent={(aim) => {
        if (aim === "draft") return void showToast("success", messages.draftSaved);
        window.scrollTo(0, 0);
        setSent(true);
      }}
    />
  );
}

function reasonFor(look: Submission | undefined) {
  if (!look) return messages.notFound;
  if (look.state === "published") return look.outfitId ? messages.isPublished : messages.isTakenDown;
  return isHeld(look) ? messages.isHeld : messages.isWaiting;
}

/** Of a look that its author cannot change. */
function NoForm({ look }: { look: Submission | undefined }) {
  return (
    <EmptyState
      {...reasonFor(look)}
      action={
        <>
          {look?.state === "published" && look.outfitId && (
            <ButtonLink to={`/outfit/${look.outfitId}`}>{messages.seeLook}</ButtonLink>
          )}
          <ButtonLink to="/profile#my-looks">{messages.myLooks}</ButtonLink>
          <ButtonLink to="/submit" variant="secondary">
            {messages.newLook}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Shown until the session is known, and in the server-rendered document. */
export function SubmitLoading() {
  return (
    <SubmitFrame heading={messages.heading}>
      <FormSkeleton />
    </SubmitFrame>
  );
}

interface SubmitFrameProps {
  heading: readonly [string, string];
  children: ReactNode;
}

function SubmitFrame({ heading, children }: SubmitFrameProps) {
  return (
    <Container space="tool" className="min-h-page">
      <header className="mb-10">
        <Eyebrow tone="accent">{messages.eyebrow}</Eyebrow>
        <h1 tabIndex={-1} className="mt-4 font-display text-display-l">
          <span>{heading[0]}</span>
          <em>{heading[1]}</em>
        </h1>
        <p className="mt-5 max-w-lead text-ink-soft text-lead">{messages.lead}</p>
      </header>
      {children}
    </Container>
  );
}

function FormSkeleton() {
  return (
    <div className="grid gap-8 md:grid-cols-picture-rest">
      <LoadingNote>{messages.opening}</LoadingNote>
      <Skeleton className="aspect-16/9 md:aspect-3/4 md:max-w-56" />
      <div className="grid content-start gap-6">
        <Skeleton className="h-40" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </div>
  );
}
