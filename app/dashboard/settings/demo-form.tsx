import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { demoQuery, removeDemo } from "#app/dashboard/settings/demo-api.ts";
import type { SettingFormProps } from "#app/dashboard/settings/use-setting-form.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { NAME_DIFFERS } from "#contract/messages/demo.ts";
import { DEFAULT_IDENTITY } from "#contract/shop/brand.ts";
import type { Demo, RemovedDemo } from "#contract/shop/demo.ts";
import { groupDigits } from "#contract/values/money.ts";

export function DemoForm({ settings }: SettingFormProps) {
  const query = useQuery(demoQuery);
  const [removed, setRemoved] = useState<RemovedDemo>();
  return (
    <section aria-label="Start with an empty shop" className="border-ink border-t pt-6">
      {removed ? (
        <Removed removed={removed} />
      ) : (
        <Loaded query={query} failure="What of the demo there is could not be loaded">
          {(demo) =>
            demo.outfits + demo.people === 0 ? (
              <p className="max-w-text text-ink-soft text-small">
                There is nothing of the demo in your shop.
              </p>
            ) : (
              <RemoveDemo
                demo={demo}
                name={(settings.identity ?? DEFAULT_IDENTITY).name}
                onRemoved={setRemoved}
              />
            )
          }
        </Loaded>
      )}
    </section>
  );
}

interface RemoveDemoProps {
  demo: Demo;
  name: string;
  onRemoved: (removed: RemovedDemo) => void;
}

function RemoveDemo({ demo, name, onRemoved }: RemoveDemoProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const removing = useSingleMutation({
    mutationFn: removeDemo,
    onSuccess: (removed) => {
      onRemoved(removed);
      return client.invalidateQueries();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isRight = typed.trim() === name;
    setError(isRight ? undefined : NAME_DIFFERS);
    if (isRight) removing.mutate(typed.trim());
  };
  return (
    <form method="post" noValidate onSubmit={send} className="grid max-w-text gap-6">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Group title="This goes" entries={goes(demo)} />
        <Group title="This stays" entries={stays(demo)} />
      </div>
      <p className="text-small">
        A backup of the whole shop is made first, in the folder “backups” of its data. If that fails, nothing
        is removed. Only the backup brings the demo back.
      </p>
      <Field label={`Enter “${name}” to confirm`} error={error}>
        {(control) => (
          <Input
            {...control}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      {removing.error && (
        <Notice tone="danger">
          {failureText(removing.error, "Nothing can be said about the removal. Please load this page again.")}
        </Notice>
      )}
      <Button
        type="submit"
        variant="danger"
        size="small"
        busy={removing.isPending}
        className="justify-self-start"
      >
        Make a backup and remove the demo
      </Button>
    </form>
  );
}

function Group({ title, entries }: { title: string; entries: readonly string[] }) {
  return (
    <div className="grid content-start gap-2">
      <h2 className="font-display text-subtitle">{title}</h2>
      <ul className="grid gap-1.5 text-ink-soft text-small">
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}

function goes({ outfits, people, comments, commentsOfOthers, saves }: Demo): string[] {
  const others =
    commentsOfOthers > 0 ? `, ${formatCount(commentsOfOthers, "of them", "of them")} by your visitors` : "";
  return [
    `${formatCount(outfits, "outfit", "outfits")} of the demo with pictures, views and likes, also those that you have edited`,
    `${formatCount(comments, "comment or reply", "comments and replies")} about them${others}`,
    `${formatCount(people, "invented person", "invented people")}`,
    ...(saves > 0
      ? [`These outfits on boards of your visitors (${groupDigits(saves)}), and in their carts`]
      : []),
  ];
}

function stays({ remainingOutfits }: Demo): string[] {
  return [
    remainingOutfits > 0
      ? `${formatCount(remainingOutfits, "outfit", "outfits")} that you made, duplicated or imported`
      : "All outfits that you make from now on",
    "Your pieces, requests and subscribers",
    "Administrators and visitors with their accounts",
    "All settings, texts and pictures of your shop",
  ];
}

function Removed({ removed: { outfits, people, backup } }: { removed: RemovedDemo }) {
  return (
    <div className="grid max-w-text justify-items-start gap-3">
      <Notice tone="success">
        {`The demo is removed: ${formatCount(outfits, "outfit", "outfits")} and ${formatCount(people, "person", "people")}.`}
      </Notice>
      <p className="wrap-anywhere text-ink-soft text-small">{`The backup is in ${backup}`}</p>
      <TextLink to="/dashboard">First steps</TextLink>
    </div>
  );
}
