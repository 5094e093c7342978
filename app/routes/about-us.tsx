import { ABOUT } from "#app/content/about-content.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { AboutHero } from "#app/features/about/about-hero.tsx";
import { Chapter } from "#app/features/about/chapter.tsx";
import { ClosingCall } from "#app/features/about/closing-call.tsx";
import { Points } from "#app/features/about/points.tsx";
import { Container } from "#app/ui/container.tsx";

export default function AboutUs() {
  return (
    <>
      <PageMeta
        title="About us"
        description="Who we are, why we believe in complete outfits, and the end of the “Link please?” era."
        path="/about-us"
        image="/pictures/office-wide-1280.jpg"
      />
      <AboutHero />
      <Container>
        <div className="py-8 sm:py-12 [&>section:first-child]:border-t-0">
          {ABOUT.chapters.map((chapter) => (
            <Chapter key={chapter.id} {...chapter} />
          ))}
        </div>
      </Container>
      <Points id="the-problem" {...ABOUT.problem} dark />
      <Points id="our-solution" {...ABOUT.solution} />
      <ClosingCall />
    </>
  );
}
