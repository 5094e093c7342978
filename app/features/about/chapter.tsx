interface ChapterProps {
  id: string;
  heading: string;
  statement: string;
  text: readonly string[];
}

/** One heading with its paragraphs. */
export function Chapter({ id, heading, statement, text }: ChapterProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-20 gap-y-5 border-line border-t py-12 sm:py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <h2 id={id} className="font-display text-display-m">
        {heading}
      </h2>
      <div>
        <p className="font-display text-accent text-title italic lg:mt-2">{statement}</p>
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-[62ch] text-ink-soft">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
