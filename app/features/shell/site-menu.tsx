import { Search, X } from "lucide";
import { type MouseEvent, type RefObject, useId } from "react";
import { BySession } from "#app/entities/session/by-session.tsx";
import * as messages from "#app/features/shell/messages.ts";
import { useNavigation, useSearchPath } from "#app/features/shell/navigation.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { ChipLink } from "#app/ui/chip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Link } from "#app/ui/link.tsx";
import { overlayClosed, overlayOpened } from "#app/ui/overlay-history.ts";
import { DEFAULT_FILTERS, listingPath } from "#contract/outfit/outfit-filters.ts";
import { CATEGORY_LABELS, SECTION_LABELS } from "#contract/outfit/outfit-labels.ts";
import { CATEGORIES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";

const IdentityCard = lazyPart(
  async () => (await import("#app/features/shell/identity-card.tsx")).IdentityCard,
  { when: "mounted" },
);

export const SITE_MENU_ID = "site-menu";

/**
 * Opens it as a modal dialog, which traps the focus, unless it is still open as the popover that it is before
 * the scripts run.
 */
export function openSiteMenu(menu: HTMLDialogElement | null): void {
  if (!menu || menu.matches(":popover-open")) return;
  menu.showModal();
  const overlay = overlayOpened(() => menu.close());
  menu.addEventListener("close", () => overlayClosed(overlay), { once: true });
}

function close(menu: HTMLDialogElement | null): void {
  if (menu?.matches(":popover-open")) menu.hidePopover();
  else menu?.close();
}

interface MenuLink {
  to: string;
  label: string;
}

const SECTION_LINKS: MenuLink[] = SECTIONS.map((section) => ({
  to: listingPath({ ...DEFAULT_FILTERS, section }),
  label: SECTION_LABELS[section],
}));
const OCCASION_LINKS: MenuLink[] = CATEGORIES.map((category) => ({
  to: listingPath({ ...DEFAULT_FILTERS, category }),
  label: CATEGORY_LABELS[category],
}));

interface MenuLinksProps {
  title: string;
  links: readonly MenuLink[];
  onFollow: () => void;
}

function MenuLinks({ title, links, onFollow }: MenuLinksProps) {
  const id = useId();
  return (
    <>
      <p id={id} className="mb-2 text-caption text-ink-soft">
        {title}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <ChipLink tone="filter" to={to} onClick={onFollow}>
              {label}
            </ChipLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SiteMenuProps {
  ref: RefObject<HTMLDialogElement | null>;
  cartCount: number;
}

/**
 * The header's links on small screens. Part of the document and a popover, so that the browser itself opens
 * and closes it before the scripts run, and offline.
 */
export function SiteMenu({ ref, cartCount }: SiteMenuProps) {
  const leave = () => close(ref.current);
  function closeOnBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget) leave();
  }
  const profileLink = (
    <ButtonLink to="/profile" onClick={leave} variant="secondary" size="large" wide className="mt-8">
      {messages.myProfile}
    </ButtonLink>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog.
    <dialog
      ref={ref}
      id={SITE_MENU_ID}
      popover="auto"
      aria-label={messages.menu}
      onClick={closeOnBackdrop}
      className="fixed inset-y-0 right-0 left-auto h-dvh max-h-none w-104 max-w-screen overscroll-contain bg-paper text-ink opacity-0 shadow-overlay transition-[opacity,translate,overlay,display] transition-discrete duration-calm ease-quiet backdrop:bg-ink/45 not-open:translate-x-6 open:opacity-100 starting:open:translate-x-6 starting:open:opacity-0"
    >
      <div className="flex min-h-full flex-col px-6 pt-4 pb-8">
        <div className="flex justify-end">
          <IconButton
            label={messages.close}
            popoverTarget={SITE_MENU_ID}
            popoverTargetAction="hide"
            onClick={leave}
            className="-mt-2.5 -mr-2.5"
          >
            <Icon of={X} weight="bold" />
          </IconButton>
        </div>
        <nav aria-label={messages.menu} className="mt-2 flex-1">
          <Link
            to={useSearchPath()}
            onClick={leave}
            className="mb-4 flex min-h-13 items-center gap-3 border border-line-strong px-4 text-ink-soft transition-colors hover:border-ink"
          >
            <Icon of={Search} />
            {messages.searchOutfits}
          </Link>
          <MenuLinks title={messages.sections} links={SECTION_LINKS} onFollow={leave} />
          <ul className="mt-6 border-line border-t">
            {useNavigation().map((link) => (
              <li key={link.to} className="border-line border-b">
                <Link
                  to={link.to}
                  onClick={leave}
                  className="flex min-h-16 items-center font-display text-wordmark transition-colors hover:text-accent"
                >
                  {link.to === "/cart" ? messages.cartInMenu(cartCount) : link.label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <MenuLinks title={messages.occasions} links={OCCASION_LINKS} onFollow={leave} />
          </div>
        </nav>
        <BySession
          member={(user) =>
            user ? (
              <IdentityCard user={user} onLinkFollowed={leave} onSignedOut={leave} fallback={profileLink} />
            ) : (
              profileLink
            )
          }
          visitor={
            <ButtonLink to="/sign-in" onClick={leave} size="large" wide className="mt-8">
              {messages.signIn}
            </ButtonLink>
          }
        />
      </div>
    </dialog>
  );
}
