import { OCCASIONS } from "#app/content/home-content.ts";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Link } from "#app/ui/link.tsx";

export function OccasionIndex() {
  return (
    <Container as="section" space="small">
      <Eyebrow as="h2" tone="accent">
        {OCCASIONS.title}
      </Eyebrow>
      <ul className="mt-6 grid grid-cols-2 gap-x-6 md:grid-cols-4 xl:flex xl:justify-between">
        {OCCASIONS.links.map(({ label, to }) => (
          <li key={to} className="border-line border-t xl:border-t-0">
            <Link
              to={to}
              className="flex min-h-14 items-center font-display text-index transition-colors hover:text-accent"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
