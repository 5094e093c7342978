import { ABOUT } from "#app/content/about-content.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";

/** The closing links of the About page. */
export function ClosingCall() {
  const { title, shop, custom } = ABOUT.closing;
  return (
    <Container as="section" labelledBy="closing-call" space="large" className="text-center">
      <h2 id="closing-call" className="font-display text-display-l">
        <span>{title[0]}</span>
        <em className="text-accent">{title[1]}</em>
      </h2>
      <div className="mt-10 flex flex-col justify-center gap-3 sm:flex-row">
        <ButtonLink to={shop.to} size="large">
          {shop.label}
        </ButtonLink>
        <ButtonLink to={custom.to} size="large" variant="secondary">
          {custom.label}
        </ButtonLink>
      </div>
    </Container>
  );
}
