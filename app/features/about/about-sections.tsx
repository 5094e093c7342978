import { ABOUT } from "#app/content/about-content.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import * as messages from "#app/features/about/messages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Split } from "#app/ui/split.tsx";
import { StillPicture } from "#app/ui/still-picture.tsx";
import { DEFAULT_IDENTITY } from "#contract/shop/brand.ts";
import type { TextSections } from "#contract/shop/site-texts.ts";

const LETTERS_OF_THE_MASTHEAD = 8;

/** A name of more letters is set smaller, so that it stays in the width of the page. */
function mastheadSize({ length }: string) {
  if (length <= LETTERS_OF_THE_MASTHEAD) return undefined;
  const scale = LETTERS_OF_THE_MASTHEAD / length;
  return { fontSize: `clamp(2.5rem, ${(18 * scale).toFixed(2)}vw, ${(19 * scale).toFixed(2)}rem)` };
}

/** The logo across the page, the tagline, and a picture. */
export function AboutHero() {
  const { name, tagline } = useSettings().identity;
  return (
    <section aria-labelledby="about-title">
      <Container space="opening">
        <h1
          id="about-title"
          className="font-display text-masthead [--display-opsz:60] wrap-anywhere"
          style={mastheadSize(name)}
        >
          <span className="sr-only">{messages.about}</span>
          <span>{name}</span>
          <span aria-hidden="true" className="text-accent">
            .
          </span>
        </h1>
        <div className="mt-8 grid gap-x-20 gap-y-5 lg:mt-12 lg:grid-cols-2">
          <p className="font-display text-display-s">
            <Tagline tagline={tagline} />
          </p>
          <p className="max-w-lead text-ink-soft text-lead">{ABOUT.lead}</p>
        </div>
      </Container>
      <StillPicture
        src="/pictures/office"
        alt=""
        shape="upright"
        roomyShape="wide"
        sizes="100vw"
        className="mt-10 aspect-4/5 sm:aspect-21/9 lg:mt-14"
      />
    </section>
  );
}

/** Of a tagline of the shop's own, no part is known to be emphasised. */
function Tagline({ tagline }: { tagline: string }) {
  if (tagline !== DEFAULT_IDENTITY.tagline) return <span>{tagline}</span>;
  const [plain, italic] = ABOUT.tagline;
  return (
    <>
      <span>{plain}</span>
      <em className="text-accent">{italic}</em>
    </>
  );
}

export function Chapters({ chapters }: { chapters: TextSections }) {
  return (
    <Container>
      <div className="py-8 sm:py-12 [&>section:first-child]:border-t-0">
        {chapters.map((chapter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chapter has no state, and two can have one heading
          <Chapter key={index} id={`chapter-${index + 1}`} {...chapter} />
        ))}
      </div>
    </Container>
  );
}

interface ChapterProps {
  id: string;
  heading: string;
  text: string;
}

function Chapter({ id, heading, text }: ChapterProps) {
  return (
    <section aria-labelledby={id} className="border-line border-t py-12 sm:py-16">
      <Split ratio="5:7" gap="small">
        <h2 id={id} className="font-display text-display-m">
          {heading}
        </h2>
        <div className="max-w-text text-ink-soft lg:mt-2">
          <RichText text={text} headings="statement" />
        </div>
      </Split>
    </section>
  );
}

interface PointsProps {
  id: string;
  eyebrow: string;
  title: readonly [string, string];
  points: readonly { title: string; text: string }[];
  /** Light text on a dark ground. */
  dark?: boolean;
}

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

export function ClosingCall() {
  const { title, shop, custom } = ABOUT.closing;
  return (
    <Container as="section" labelledBy="closing-call" space="large" className="text-center">
      <h2 id="closing-call" className="font-display text-display-l">
        <span>{title[0]}</span>
        <em className="text-accent">{title[1]}</em>
      </h2>
      <div className="mt-10 flex flex-col justify-center gap-3 sm:flex-row">
        <ButtonLink to={shop.to} size="large">
          {shop.label}
        </ButtonLink>
        <ButtonLink to={custom.to} size="large" variant="secondary">
          {custom.label}
        </ButtonLink>
      </div>
    </Container>
  );
}
