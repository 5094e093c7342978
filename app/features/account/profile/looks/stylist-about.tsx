import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import * as messages from "#app/features/account/profile/looks/messages.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ApiFailure } from "#contract/http/api-client.ts";
import { STYLIST_ABOUT_MAX_LENGTH } from "#contract/limits.ts";
import { stylistPath } from "#contract/stylists/stylist-path.ts";
import type { StylistPage } from "#contract/stylists/stylists.ts";
import { countCharacters } from "#contract/values/characters.ts";

/** What a person says about themselves on their page as a stylist. */
export function StylistAbout({ username }: { username: string }) {
  const { data, isError } = useQuery(aboutQuery(username));
  // Without a page, the stored text is not known, and saving would overwrite it.
  if (isError || data === null) return null;
  return (
    <div className="mt-8 grid gap-3">
      {data === undefined ? (
        <Skeleton className="h-32" />
      ) : (
        <AboutForm key={data} username={username} about={data} />
      )}
      <TextLink to={stylistPath(username)} size="small" className="justify-self-start">
        {messages.yourPage}
      </TextLink>
    </div>
  );
}

function AboutForm({ username, about }: { username: string; about: string }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(about);
  const saving = useSingleMutation({
    mutationFn: (text: string) =>
      browserApi<void>({ method: "PUT", path: "/stylist/about", body: { about: text } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ["stylists", username] }),
  });
  const length = countCharacters(typed.trim());

  function save(event: FormEvent) {
    event.preventDefault();
    saving.mutate(typed);
  }

  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-4">
      <Field
        label={messages.aboutTitle}
        hint={messages.aboutHint(STYLIST_ABOUT_MAX_LENGTH - length)}
        error={saving.error ? failureText(saving.error, messages.aboutFailed) : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              saving.reset();
            }}
          />
        )}
      </Field>
      {saving.isSuccess && <Notice tone="success">{messages.aboutSaved}</Notice>}
      <Button
        type="submit"
        variant="secondary"
        size="small"
        busy={saving.isPending}
        className="justify-self-start"
      >
        {messages.saveAbout}
      </Button>
    </form>
  );
}

/** Null while none of the person's looks is active: nobody can read the page then. */
function aboutQuery(username: string) {
  return queryOptions({
    queryKey: ["stylist", "about", username],
    meta: { personal: true, failureMessage: "Loading the stylist's text failed" },
    // A refetch would replace what is being typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }): Promise<string | null> => {
      try {
        const path = stylistPath(username);
        return (await browserApi<StylistPage>({ path, signal })).stylist.about;
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }
    },
  });
}
