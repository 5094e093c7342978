import { Gallery } from "#app/dev/gallery.tsx";
import { PageTitle } from "#app/entities/settings/page-meta.tsx";

/** The design system on one page; routes.ts leaves it out of production builds. */
export default function DevUi() {
  return (
    <>
      <PageTitle title="Design system" />
      <meta name="robots" content="noindex" />
      <Gallery />
    </>
  );
}
