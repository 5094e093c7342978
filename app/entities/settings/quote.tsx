import { Avatar } from "#app/ui/avatar.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Rating } from "#app/ui/rating.tsx";

interface QuoteProps {
  content: string;
  name: string;
  role: string;
  /** URL of a picture; without one, the first letter of the name is shown. */
  avatar: string;
  rating: number;
  large?: boolean | undefined;
}

export function Quote({ content, name, role, avatar, rating, large }: QuoteProps) {
  return (
    <figure className={classNames(large && "relative lg:pr-10")}>
      <blockquote className={large ? "font-display text-quote" : "font-display text-subtitle leading-normal"}>
        <p>{`“${content}”`}</p>
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
