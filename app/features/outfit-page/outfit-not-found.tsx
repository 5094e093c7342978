import * as messages from "#app/features/outfit-page/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";

interface OutfitNotFoundProps {
  /** Fetches it again; undefined for an outfit that does not exist. */
  retry: (() => void) | undefined;
}

export function OutfitNotFound({ retry }: OutfitNotFoundProps) {
  return (
    <Container space="small" className="grid min-h-page content-center">
      <EmptyState
        level="h1"
        mark="🧥"
        title={OUTFIT_MESSAGES.notFoundTitle}
        text={OUTFIT_MESSAGES.notFoundText}
        action={
          <>
            {retry && <LoadFailure text={OUTFIT_MESSAGES.loadFailed} onRetry={retry} />}
            <ButtonLink to="/outfit">{messages.backToOutfits}</ButtonLink>
          </>
        }
      />
    </Container>
  );
}
