import type { ComponentProps, ReactNode } from "react";
import { CHAT_PROMO, FOOTER_COLUMNS, LEGAL_LINKS, SOCIAL_LINKS } from "#app/content/shop-content.ts";
import { ContactLine } from "#app/entities/settings/contact-line.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { SocialIcons } from "#app/entities/settings/social-icons.tsx";
import { useStaysInPlace } from "#app/entities/settings/use-stays-in-place.ts";
import * as messages from "#app/features/shell/messages.ts";
import { MotionControl } from "#app/features/shell/motion-control.tsx";
import { Wordmark } from "#app/features/shell/wordmark.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Split } from "#app/ui/split.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export function Footer({ newsletter }: { newsletter: ReactNode }) {
  const staysInPlace = useStaysInPlace(CHAT_PROMO.link.to);
  const { identity, contact, social } = useSettings();
  return (
    <footer className="print:hidden border-line border-t bg-paper-deep">
      <Container>
        <div className="py-16 sm:py-20">
          <Split ratio="5:7">
            {newsletter}
            <nav aria-label={messages.footerNavigation} className="grid gap-x-6 gap-y-8 sm:grid-cols-3">
              {FOOTER_COLUMNS.map((column) => (
                <div key={column.title}>
                  <Eyebrow as="h2">{column.title}</Eyebrow>
                  <ul className="mt-4 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6">
                    {column.links.map((link) => (
                      <li key={link.label}>
                        <FooterLink to={link.to} size="small">
                          {link.label}
                        </FooterLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          </Split>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6 border-line border-t py-8">
          <div className="flex flex-wrap items-center gap-x-8 gap-y-4 max-lg:w-full max-lg:justify-between sm:flex-nowrap">
            <p className="text-small">
              <span className="font-semibold">{CHAT_PROMO.title}</span>{" "}
              <span className="text-ink-soft">{CHAT_PROMO.text}</span>
            </p>
            <ButtonLink
              to={CHAT_PROMO.link.to}
              preventScrollReset={staysInPlace}
              variant="secondary"
              size="small"
              className="shrink-0"
            >
              {CHAT_PROMO.link.label}
            </ButtonLink>
          </div>
          <SocialIcons addresses={social ?? SOCIAL_LINKS} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2 border-line border-t pt-6 pb-24">
          <Wordmark className="text-title" />
          {contact && <ContactLine {...contact} />}
          <ul className="flex flex-wrap gap-x-7 max-sm:gap-x-3.5">
            {LEGAL_LINKS.map((link) => (
              <li key={link.label}>
                <FooterLink to={link.to} size="caption" tone="soft">
                  {link.label}
                </FooterLink>
              </li>
            ))}
          </ul>
          <p className="text-caption text-ink-soft">{messages.copyright(identity.name)}</p>
          <MotionControl />
        </div>
      </Container>
    </footer>
  );
}

interface FooterLinkProps extends Pick<ComponentProps<typeof TextLink>, "size" | "tone"> {
  to: string;
  children: string;
}

function FooterLink({ to, children, ...look }: FooterLinkProps) {
  return (
    <TextLink look="quiet" {...look} to={to} preventScrollReset={useStaysInPlace(to)}>
      {children}
    </TextLink>
  );
}
