import { SHOP_NAME } from "#app/content/shop-content.ts";
import * as messages from "#app/features/shell/messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";

export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <Link
      to="/"
      aria-label={messages.homeLink}
      className={classNames(
        "inline-flex min-h-11 items-center whitespace-nowrap font-display leading-none tracking-tight",
        className,
      )}
    >
      {SHOP_NAME}
      <span aria-hidden="true" className="text-accent">
        .
      </span>
    </Link>
  );
}
