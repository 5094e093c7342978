import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ScrollRegion } from "#app/dashboard/frame/scroll-region.tsx";
import { retryPictures, unfetchedPicturesQuery } from "#app/dashboard/import/import-api.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { groupDigits } from "#contract/values/money.ts";

/** Pictures of web addresses that are being fetched, and those that could not be. */
export function UnfetchedPicturesList() {
  const { data } = useQuery(unfetchedPicturesQuery());
  const retry = useRetry();
  if (!data || data.waiting + data.failed === 0) return null;
  const { waiting, failed, pictures } = data;
  return (
    <section aria-label="Pictures from the web" className="grid gap-2">
      {waiting > 0 && (
        <p role="status" className="flex items-center gap-3 text-caption text-ink-soft">
          <Spinner />
          <span>{`Fetching ${formatCount(waiting, "picture", "pictures")} from the web`}</span>
        </p>
      )}
      {failed > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h3 className="font-medium text-small">
              {`${formatCount(failed, "picture", "pictures")} could not be fetched`}
            </h3>
            <Button variant="secondary" size="small" busy={retry.isPending} onClick={() => retry.mutate()}>
              Try again
            </Button>
          </div>
          <ScrollRegion label="Pictures that could not be fetched">
            <ul>
              {pictures.map(({ outfitId, url, problem }) => (
                <li
                  key={outfitId}
                  className="grid gap-1 border-line px-3 py-3 text-caption not-first:border-t"
                >
                  <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <span className="font-medium">{problem}</span>
                    <TextLink to={`/outfit/${outfitId}`} target="_blank" look="sentence">
                      Open the look
                    </TextLink>
                  </p>
                  <bdi className="text-ink-soft wrap-anywhere">{url}</bdi>
                </li>
              ))}
            </ul>
          </ScrollRegion>
          {failed > pictures.length && (
            <p className="text-caption text-ink-soft">{`… and ${groupDigits(failed - pictures.length)} more`}</p>
          )}
        </>
      )}
    </section>
  );
}

function useRetry() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: retryPictures,
    onSuccess: (data) => client.setQueryData(unfetchedPicturesQuery().queryKey, data),
    onError: (error) =>
      void showToast("error", failureText(error, "The pictures could not be fetched. Please try again.")),
  });
}
