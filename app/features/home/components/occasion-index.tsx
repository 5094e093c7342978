import { Link } from "react-router";
import { OCCASIONS } from "#app/content/home-content.ts";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";

/** The occasions the shop is known for, each leading to its looks. */
export function OccasionIndex() {
  return (
    <Container as="section" className="py-14 sm:py-20">
      <Eyebrow as="h2" className="text-accent">
        {OCCASIONS.title}
      </Eyebrow>
      <ul className="mt-6 grid grid-cols-2 gap-x-6 md:grid-cols-4 xl:flex xl:justify-between">
        {OCCASIONS.links.map(({ label, to }) => (
          <li key={to} className="border-line border-t xl:border-t-0">
            <Link
              to={to}
              prefetch="intent"
              className="flex min-h-14 items-center font-display text-[clamp(1.125rem,0.7rem+1.2vw,2rem)] leading-tight transition-colors hover:text-accent"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}
