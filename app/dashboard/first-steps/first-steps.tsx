import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Circle } from "lucide";
import { type ReactNode, useId } from "react";
import { firstStepsQuery, hideFirstSteps, sendTestMail } from "#app/dashboard/first-steps/first-steps-api.ts";
import { SETTINGS_PATH } from "#app/dashboard/settings/settings-sections.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { keepFocus } from "#app/ui/keep-focus.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { showUndo } from "#app/ui/undo-toast.ts";
import { FIRST_STEPS, type FirstStep, type FirstSteps } from "#contract/shop/first-steps.ts";
import { formatDate } from "#contract/values/dates.ts";

const TITLES: Record<FirstStep, string> = {
  identity: "Give your shop its name and logo",
  catalogue: "Add your first pieces or outfits",
  contact: "Say how to reach you",
  mail: "Let the shop send email",
  address: "Give the shop its own address",
  backup: "Make a backup",
};

/** What a new shop needs before visitors come; nothing in a shop with the demo, or once it is hidden. */
export function FirstStepsList() {
  const { data } = useQuery(firstStepsQuery);
  return data?.isShown ? <Steps steps={data} /> : null;
}

function Steps({ steps }: { steps: FirstSteps }) {
  const titleId = useId();
  const { done } = steps;
  const isComplete = done.length === FIRST_STEPS.length;
  return (
    <section aria-labelledby={titleId} className="border border-line bg-paper-deep px-5 py-5 sm:px-7 sm:py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={titleId} className="font-display text-title">
          First steps
        </h2>
        <p className="text-ink-soft text-small">
          {isComplete ? "All done: your shop is ready" : `${done.length} of ${FIRST_STEPS.length} done`}
        </p>
      </div>
      <ol className="mt-3 grid">
        {FIRST_STEPS.map((step) => (
          <Step key={step} title={TITLES[step]} isDone={done.includes(step)}>
            <HowTo step={step} steps={steps} />
          </Step>
        ))}
      </ol>
      <HideButton isComplete={isComplete} />
    </section>
  );
}

function Step({ title, isDone, children }: { title: string; isDone: boolean; children: ReactNode }) {
  return (
    <li className="grid grid-cols-auto-rest gap-x-4 border-line py-4 not-first:border-t">
      <Icon of={isDone ? Check : Circle} tone={isDone ? "emerald" : "soft"} className="mt-0.5" />
      <div className="grid min-w-0 justify-items-start gap-1">
        <h3 className={isDone ? "text-ink-soft" : "font-medium"}>
          <span>{title}</span>
          <span className="sr-only">{isDone ? " (done)" : " (to do)"}</span>
        </h3>
        {children}
      </div>
    </li>
  );
}

function HowTo({ step, steps }: { step: FirstStep; steps: FirstSteps }) {
  const isDone = steps.done.includes(step);
  if (step === "mail") return <MailStep isDone={isDone} hasMailServer={steps.hasMailServer} />;
  if (step === "backup") return <BackupStep lastBackupAt={steps.lastBackupAt} />;
  if (isDone) return null;
  if (step === "identity") {
    return (
      <>
        <Text>Visitors see them on every page and in every email.</Text>
        <Links to={{ name: "Name and tagline", "logo-and-icon": "Logo and icon" }} />
      </>
    );
  }
  if (step === "catalogue") {
    return (
      <>
        <Text>Import what you have in another system, or create an outfit with the button above.</Text>
        <TextLink to="/dashboard/pieces" size="small">
          Pieces
        </TextLink>
      </>
    );
  }
  if (step === "contact") {
    return (
      <>
        <Text>Visitors need an address to write to, and Indian law asks for a grievance officer.</Text>
        <Links to={{ contact: "Contact", "grievance-contact": "Grievance contact" }} />
      </>
    );
  }
  return (
    <Text>
      {`The shop is at ${steps.publicUrl} now. Set PUBLIC_URL to an address of your own that begins with https://, and restart: docs/deploy.md leads there, with certificates.`}
    </Text>
  );
}

function MailStep({ isDone, hasMailServer }: { isDone: boolean; hasMailServer: boolean }) {
  const client = useQueryClient();
  const sending = useSingleMutation({
    mutationFn: sendTestMail,
    onSuccess: ({ sentTo }) => {
      void client.invalidateQueries({ queryKey: firstStepsQuery.queryKey });
      void showToast("success", `Sent to ${sentTo}. Please look into your inbox.`);
    },
  });
  if (!hasMailServer) {
    return (
      <Text>
        Until then, emails are files in the folder “outbox” of the shop’s data. Put the address of your mail
        server into SMTP_URL, restart, and send yourself a test message from here: docs/configuration.md shows
        how.
      </Text>
    );
  }
  return (
    <>
      {!isDone && <Text>A mail server is set. See whether it takes a message from the shop.</Text>}
      <Button
        variant="secondary"
        size="small"
        className="mt-1"
        busy={sending.isPending}
        onClick={() => sending.mutate()}
      >
        Send me a test message
      </Button>
      {sending.error && (
        <Notice tone="danger" className="mt-2 wrap-anywhere">
          {failureText(sending.error)}
        </Notice>
      )}
    </>
  );
}

function BackupStep({ lastBackupAt }: { lastBackupAt: string | null }) {
  const { timeZone } = useSettings();
  if (lastBackupAt) return <Text>{`The last one was made on ${formatDate(lastBackupAt, timeZone)}.`}</Text>;
  return (
    <Text>
      {"Run "}
      <code className="wrap-anywhere">npm run backup -- FOLDER</code>
      {" where the shop runs, and let it run every night: docs/deploy.md has the line for it."}
    </Text>
  );
}

function HideButton({ isComplete }: { isComplete: boolean }) {
  const client = useQueryClient();
  const change = useSingleMutation({
    mutationFn: hideFirstSteps,
    onSuccess: (steps, isHidden) => {
      client.setQueryData(firstStepsQuery.queryKey, steps);
      if (isHidden) showUndo("First steps are hidden", () => change.mutate(false));
    },
  });
  return (
    <>
      <Button
        ref={keepFocus}
        variant={isComplete ? "primary" : "ghost"}
        size="small"
        className={isComplete ? "mt-2" : "mt-2 -ml-4"}
        busy={change.isPending}
        onClick={() => change.mutate(true)}
      >
        {isComplete ? "Done, hide this list" : "Hide this list"}
      </Button>
      {change.error && <Notice tone="danger">{failureText(change.error)}</Notice>}
    </>
  );
}

function Text({ children }: { children: ReactNode }) {
  return <p className="max-w-text text-ink-soft text-small">{children}</p>;
}

/** Links to sections of the settings, by their paths. */
function Links({ to }: { to: Record<string, string> }) {
  return (
    <p className="flex flex-wrap gap-x-6">
      {Object.entries(to).map(([path, label]) => (
        <TextLink key={path} to={`${SETTINGS_PATH}/${path}`} size="small">
          {label}
        </TextLink>
      ))}
    </p>
  );
}
