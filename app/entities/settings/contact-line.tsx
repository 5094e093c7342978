import { TextLink } from "#app/ui/text-link.tsx";
import type { ShopContact } from "#contract/shop/brand.ts";
import { phoneLink } from "#contract/values/phone-link.ts";

/** How to reach the shop, at the foot of every page. */
export function ContactLine({ email, phone, address }: ShopContact) {
  return (
    <address className="flex flex-wrap items-center gap-x-6 text-caption text-ink-soft not-italic">
      {email && (
        <TextLink to={`mailto:${email}`} look="quiet" size="caption" tone="soft">
          {email}
        </TextLink>
      )}
      {phone && (
        <TextLink to={phoneLink(phone)} look="quiet" size="caption" tone="soft">
          {phone}
        </TextLink>
      )}
      {address && <span className="whitespace-pre-line">{address}</span>}
    </address>
  );
}
