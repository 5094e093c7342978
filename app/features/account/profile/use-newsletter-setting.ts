import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { accountQuery } from "#app/entities/account/account-state.ts";
import { browserApi } from "#app/lib/api-client.ts";
import type { NewsletterSetting } from "#contract/newsletter/newsletter.ts";

/**
 * Whether the account's address gets the newsletter. A change shows at once, and is taken back when it fails.
 */
export function useNewsletterSetting(userId: string) {
  const client = useQueryClient();
  const { queryKey } = accountQuery(userId);
  const { data } = useQuery(accountQuery(userId));
  const change = useMutation({
    scope: { id: "newsletter" },
    meta: { failureMessage: "Changing the newsletter failed" },
    mutationFn: (body: NewsletterSetting) =>
      browserApi<NewsletterSetting>({ method: "PUT", path: "/user/newsletter", body }),
    onSuccess: (newsletter) => client.setQueryData(queryKey, (state) => state && { ...state, newsletter }),
  });
  return {
    isOn: (change.isPending ? change.variables : data?.newsletter)?.subscribed ?? false,
    change: (subscribed: boolean) => change.mutate({ subscribed }),
    error: change.error,
  };
}
