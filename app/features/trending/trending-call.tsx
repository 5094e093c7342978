import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";

/** What the screen ends with. */
export function TrendingCall() {
  return (
    <section className="border-line border-t bg-paper-deep">
      <Container space="medium" className="grid justify-items-center gap-8 text-center">
        <h2 className="max-w-[18ch] font-display text-display-m">
          Want to see <em>your outfit</em> here?
        </h2>
        <div className="flex w-full flex-col justify-center gap-3 sm:flex-row">
          <ButtonLink to="/outfit" size="large">
            Browse All Outfits
          </ButtonLink>
          <ButtonLink to="/dashboard" variant="secondary" size="large">
            Create Outfit
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
