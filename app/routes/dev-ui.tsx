import { Gallery } from "#app/dev/gallery.tsx";

/** The design system on one page; routes.ts leaves it out of production builds. */
export default function DevUi() {
  return (
    <>
      <title>Design system · Ensemble</title>
      <meta name="robots" content="noindex" />
      <Gallery />
    </>
  );
}
