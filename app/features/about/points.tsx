import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

interface PointsProps {
  id: string;
  eyebrow: string;
  title: readonly [string, string];
  points: readonly { title: string; text: string }[];
  /** Light text on a dark ground. */
  dark?: boolean;
}

/** Three points under one heading. */
export function Points({ id, eyebrow, title: [plain, italic], points, dark }: PointsProps) {
  return (
    <section aria-labelledby={id} className={dark ? "bg-ink text-paper" : "bg-paper-deep"}>
      <Container space="medium">
        <SectionHeading
          eyebrow={eyebrow}
          tone={dark ? "gold" : "accent"}
          titleId={id}
          title={
            <>
              <span>{plain}</span>
              <em>{italic}</em>
            </>
          }
        />
        <ol className="mt-12 grid gap-x-10 gap-y-10 md:grid-cols-3 lg:mt-16">
          {points.map(({ title, text }, index) => (
            <li
              key={title}
              className={classNames("border-t pt-6", dark ? "border-paper/35" : "border-line-strong/60")}
            >
              <span
                aria-hidden="true"
                className={classNames(
                  "font-display text-display-s italic",
                  dark ? "text-gold" : "text-accent",
                )}
              >
                {index + 1}
              </span>
              <h3 className="mt-4 font-display text-title">{title}</h3>
              <p className={classNames("mt-3 text-small", dark ? "text-paper/80" : "text-ink-soft")}>
                {text}
              </p>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
