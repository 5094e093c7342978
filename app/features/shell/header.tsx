import { Bookmark, Menu, Search } from "lucide";
import { useRef } from "react";
import { BySession } from "#app/entities/session/by-session.tsx";
import { AccountLink } from "#app/features/shell/account-link.tsx";
import { CartLink } from "#app/features/shell/cart-link.tsx";
import * as messages from "#app/features/shell/messages.ts";
import { NavigationLink, useNavigation, useSearchPath } from "#app/features/shell/navigation.tsx";
import { openSiteMenu, SITE_MENU_ID, SiteMenu } from "#app/features/shell/site-menu.tsx";
import { useCartCount } from "#app/features/shell/use-cart-count.ts";
import { Wordmark } from "#app/features/shell/wordmark.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton, IconLink } from "#app/ui/icon-button.tsx";

export function Header() {
  const cartCount = useCartCount();
  const menu = useRef<HTMLDialogElement>(null);
  return (
    <header className="print:hidden fixed inset-x-0 top-0 z-header h-(--header-height) border-line border-b bg-paper">
      <div className="mx-auto grid h-full max-w-384 grid-cols-[1fr_auto_1fr] items-center gap-2 max-2xs:gap-1 px-[max(var(--page-margin)-0.6rem,0.65rem)] lg:gap-4 lg:px-(--page-margin)">
        <div className="flex sm:gap-2 lg:hidden">
          <IconButton
            label={messages.menu}
            aria-haspopup="dialog"
            popoverTarget={SITE_MENU_ID}
            onClick={(event) => {
              event.preventDefault();
              openSiteMenu(menu.current);
            }}
          >
            <Icon of={Menu} size="large" />
          </IconButton>
          {/* A narrower window has it in the menu only. */}
          <span className="contents max-2xs:hidden">
            <SearchLink />
          </span>
        </div>
        <Wordmark className="text-wordmark" />
        <nav aria-label={messages.mainNavigation} className="hidden lg:block">
          <ul className="flex items-center gap-x-[clamp(1.25rem,2.4vw,2.5rem)]">
            {useNavigation().map((link) => (
              <li key={link.to}>
                <NavigationLink to={link.to}>{link.label}</NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center justify-end gap-2 max-2xs:gap-1 sm:gap-4">
          <span className="hidden lg:contents">
            <SearchLink />
          </span>
          <SavedLink />
          <CartLink count={cartCount} />
          <AccountLink />
        </div>
      </div>
      <SiteMenu ref={menu} cartCount={cartCount} />
    </header>
  );
}

function SearchLink() {
  return (
    <IconLink to={useSearchPath()} label={messages.searchOutfits}>
      <Icon of={Search} />
    </IconLink>
  );
}

/** For signed-in users; narrow windows have it in the menu. */
function SavedLink() {
  return (
    <BySession
      member={() => (
        <span className="hidden sm:contents">
          <IconLink to="/saved" label={messages.savedLooks}>
            <Icon of={Bookmark} />
          </IconLink>
        </span>
      )}
      visitor={null}
    />
  );
}
