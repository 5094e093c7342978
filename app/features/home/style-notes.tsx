import { STYLE_NOTES } from "#app/content/home-content.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { StillPicture } from "#app/ui/still-picture.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Three short articles, each with a link to a filtered listing; the header's "Blogs" leads here. */
export function StyleNotes() {
  return (
    <section id="blogs" aria-labelledby="style-notes" className="border-line border-t bg-paper-deep">
      <Container space="medium">
        <SectionHeading eyebrow={STYLE_NOTES.eyebrow} title={STYLE_NOTES.title} titleId="style-notes" />
        <div className="mt-12 grid gap-x-8 gap-y-16 md:grid-cols-3 md:items-start lg:mt-16 lg:gap-x-12">
          {STYLE_NOTES.notes.map(({ id, kicker, title, text, alt, link }, position) => (
            <article
              key={id}
              className={classNames("group relative flex flex-col", position === 1 && "md:mt-16 lg:mt-28")}
            >
              <StillPicture
                src={`/pictures/${id}`}
                alt={alt}
                shape="board"
                sizes="(min-width: 96rem) 27rem, (min-width: 48rem) 30vw, 90vw"
                className="aspect-3/4"
              />
              <Eyebrow tone="accent" className="mt-6">
                {kicker}
              </Eyebrow>
              <h3 className="mt-2 font-display text-title">{title}</h3>
              <p className="mt-3 mb-5 text-ink-soft text-small">{text}</p>
              <TextLink to={link.to} size="small" className="self-start after:absolute after:inset-0">
                {link.label}
              </TextLink>
            </article>
          ))}
        </div>
      </Container>
    </section>
  );
}
