import { ABOUT } from "#app/content/about-content.ts";
import { SHOP_NAME } from "#app/content/shop-content.ts";
import { Container } from "#app/ui/container.tsx";
import { StillPicture } from "#app/ui/still-picture.tsx";

/** The logo across the page, the tagline, and a picture. */
export function AboutHero() {
  const [plain, italic] = ABOUT.tagline;
  return (
    <section aria-labelledby="about-title">
      <Container space="opening">
        <h1 id="about-title" className="font-display text-masthead [--display-opsz:60]">
          <span className="sr-only">About </span>
          {SHOP_NAME}
          <span aria-hidden="true" className="text-accent">
            .
          </span>
        </h1>
        <div className="mt-8 grid gap-x-20 gap-y-5 lg:mt-12 lg:grid-cols-2">
          <p className="font-display text-display-s">
            <span>{plain}</span>
            <em className="text-accent">{italic}</em>
          </p>
          <p className="max-w-lead text-ink-soft text-lead">{ABOUT.lead}</p>
        </div>
      </Container>
      <StillPicture
        src="/pictures/office"
        alt=""
        shape="upright"
        roomyShape="wide"
        sizes="100vw"
        className="mt-10 aspect-4/5 sm:aspect-21/9 lg:mt-14"
      />
    </section>
  );
}
