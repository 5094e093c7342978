import { ShieldX } from "lucide";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";

export function AccessDenied() {
  return (
    <Container space="small" className="grid min-h-dvh place-content-center">
      <section className="grid max-w-144 justify-items-center gap-5 border-accent border-t-4 bg-paper-raised px-6 py-12 text-center shadow-raised sm:px-14 sm:py-16">
        <Icon of={ShieldX} size="mark" weight="light" tone="accent" />
        <h1 className="font-display text-display-s">Access Denied</h1>
        <p className="text-lead">{ADMIN_MESSAGES.accessDenied}</p>
        <p className="text-ink-soft text-small">
          If you think that you should have access, please contact the system administrator.
        </p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/">Back to Home</ButtonLink>
          <ButtonLink to="/profile" variant="secondary">
            Your Profile
          </ButtonLink>
        </div>
        <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 border-line border-t pt-4">
          <span>Would you like to style for us?</span>
          <TextLink to="/submit" tone="accent">
            Submit a look
          </TextLink>
        </p>
      </section>
    </Container>
  );
}
