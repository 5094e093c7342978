import { type ShownNote, STYLE_NOTE_TEXTS, STYLE_NOTES } from "#app/content/home-content.ts";
import { SitePicture } from "#app/entities/settings/site-picture.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { newTabFor } from "#app/ui/new-tab-for.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Short articles, each with a link to looks; the header's "Blogs" leads here. Without any, nothing. */
export function StyleNotes({ notes }: { notes: readonly ShownNote[] }) {
  if (notes.length === 0) return null;
  return (
    <section id="blogs" aria-labelledby="style-notes" className="border-line border-t bg-paper-deep">
      <Container space="medium">
        <SectionHeading
          eyebrow={STYLE_NOTES.eyebrow}
          title={notes.length === STYLE_NOTE_TEXTS.length ? STYLE_NOTES.title : STYLE_NOTES.titleOfOthers}
          titleId="style-notes"
        />
        <div className="mt-12 grid gap-x-8 gap-y-16 md:grid-cols-3 md:items-start lg:mt-16 lg:gap-x-12">
          {notes.map((note, position) => (
            <StyleNote
              // biome-ignore lint/suspicious/noArrayIndexKey: a note has no state, and two can have one title
              key={position}
              note={note}
              isLower={position % 3 === 1}
            />
          ))}
        </div>
      </Container>
    </section>
  );
}

interface StyleNoteProps {
  note: ShownNote;
  isLower: boolean;
}

function StyleNote({ note, isLower }: StyleNoteProps) {
  const { picture, alt = "", kicker, title, text, link, label = STYLE_NOTES.label } = note;
  return (
    <article className={classNames("group relative flex flex-col", isLower && "md:mt-16 lg:mt-28")}>
      <SitePicture
        picture={picture}
        alt={alt}
        shape="board"
        sizes="(min-width: 96rem) 27rem, (min-width: 48rem) 30vw, 90vw"
        className="aspect-3/4"
      />
      {kicker && (
        <Eyebrow tone="accent" className="mt-6">
          {kicker}
        </Eyebrow>
      )}
      <h3 className={classNames("font-display text-title", kicker ? "mt-2" : "mt-6")}>{title}</h3>
      <p className="mt-3 mb-5 whitespace-pre-line text-ink-soft text-small">{text}</p>
      {link && (
        <TextLink
          to={link}
          size="small"
          className="self-start after:absolute after:inset-0"
          {...newTabFor(link)}
        >
          <span>{label}</span>
          {label === STYLE_NOTES.label && <span className="sr-only">{`: ${title}`}</span>}
        </TextLink>
      )}
    </article>
  );
}
