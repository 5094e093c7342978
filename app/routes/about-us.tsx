import { ABOUT, aboutChapters } from "#app/content/about-content.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { useShopName } from "#app/entities/settings/settings.ts";
import { AboutHero, Chapter, ClosingCall, Points } from "#app/features/about/about-sections.tsx";
import * as messages from "#app/features/about/messages.ts";
import { Container } from "#app/ui/container.tsx";

export default function AboutUs() {
  return (
    <>
      <PageMeta
        title={messages.pageTitle}
        description={messages.pageDescription}
        path="/about-us"
        image="/pictures/office-wide-1280.jpg"
      />
      <AboutHero />
      <Container>
        <div className="py-8 sm:py-12 [&>section:first-child]:border-t-0">
          {aboutChapters(useShopName()).map((chapter) => (
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
