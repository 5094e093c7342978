import { useSettings } from "#app/entities/settings/settings.ts";
import * as messages from "#app/features/shell/messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import { LOGO_HEIGHT } from "#contract/limits.ts";

/** A longer name is set smaller, in two lines. */
const LETTERS_OF_ONE_LINE = 11;

export function Wordmark({ className }: { className?: string | undefined }) {
  const {
    identity: { name },
    pictures: { logo },
  } = useSettings();
  return (
    <Link
      to="/"
      aria-label={messages.homeLink(name)}
      className={classNames(
        "inline-flex min-h-11 items-center whitespace-nowrap font-display leading-none tracking-tight",
        className,
      )}
    >
      {logo ? (
        <img
          src={logo.src}
          alt=""
          width={Math.round((logo.width * LOGO_HEIGHT) / logo.height)}
          height={LOGO_HEIGHT}
          className="max-h-10 w-auto max-w-wordmark object-contain object-left"
        />
      ) : (
        <>
          <span
            className={
              name.length > LETTERS_OF_ONE_LINE
                ? "line-clamp-2 max-w-wordmark whitespace-normal text-body"
                : undefined
            }
          >
            {name}
          </span>
          <span aria-hidden="true" className="text-accent">
            .
          </span>
        </>
      )}
    </Link>
  );
}
