import { Split } from "#app/ui/split.tsx";

interface ChapterProps {
  id: string;
  heading: string;
  statement: string;
  text: readonly string[];
}

/** One heading with its paragraphs. */
export function Chapter({ id, heading, statement, text }: ChapterProps) {
  return (
    <section aria-labelledby={id} className="border-line border-t py-12 sm:py-16">
      <Split ratio="5:7" gap="small">
        <h2 id={id} className="font-display text-display-m">
          {heading}
        </h2>
        <div>
          <p className="font-display text-accent text-title italic lg:mt-2">{statement}</p>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-text text-ink-soft">
              {paragraph}
            </p>
          ))}
        </div>
      </Split>
    </section>
  );
}
