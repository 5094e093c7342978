import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";

/** In place of an outfit that is not there, or could not be fetched. */
export function OutfitNotFound() {
  return (
    <Container space="message" className="grid min-h-[calc(100svh-var(--header-height))] content-center">
      <EmptyState
        level="h1"
        mark="🧥"
        title={OUTFIT_MESSAGES.notFoundTitle}
        text={OUTFIT_MESSAGES.notFoundText}
        action={<ButtonLink to="/outfit">Back to Outfits</ButtonLink>}
      />
    </Container>
  );
}
