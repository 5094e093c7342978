import { TESTIMONIALS } from "#app/content/home-content.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Rating } from "#app/ui/rating.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

type Testimonial = (typeof TESTIMONIALS.entries)[number];

/** Quotes from four shoppers; the first is large. */
export function Testimonials() {
  const [lead, ...others] = TESTIMONIALS.entries;
  return (
    <Container as="section" space="section" labelledBy="testimonials">
      <SectionHeading eyebrow={TESTIMONIALS.eyebrow} title={TESTIMONIALS.title} titleId="testimonials" />
      <div className="mt-12 grid gap-x-20 gap-y-14 lg:mt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Quote testimonial={lead} large />
        <ul className="grid content-start gap-y-10">
          {others.map((testimonial) => (
            <li
              key={testimonial.id}
              className="border-line border-t pt-8 lg:not-first:mt-0 lg:first:border-t-0 lg:first:pt-0"
            >
              <Quote testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}

function Quote({ testimonial, large }: { testimonial: Testimonial; large?: boolean }) {
  const { name, role, content, avatar, rating } = testimonial;
  return (
    <figure className={classNames(large && "relative lg:pr-10")}>
      <blockquote className={large ? "font-display text-quote" : "font-display text-subtitle leading-[1.45]"}>
        <p>“{content}”</p>
      </blockquote>
      <figcaption
        className={classNames("flex flex-wrap items-center gap-x-4 gap-y-3", large ? "mt-10" : "mt-5")}
      >
        <Avatar name={name} picture={avatar} tone={large ? "accent" : "ink"} />
        <span className="mr-auto">
          <span className="block font-semibold text-small">{name}</span>
          <span className="block text-caption text-ink-soft">{role}</span>
        </span>
        <Rating value={rating} />
      </figcaption>
    </figure>
  );
}
