import { TextLink } from "#app/ui/text-link.tsx";
import { phoneLink } from "#contract/values/phone-link.ts";

interface ContactAddressProps {
  name: string;
  email: string;
  /** Empty for none. */
  phone: string;
}

export function ContactAddress({ name, email, phone }: ContactAddressProps) {
  return (
    <address className="grid justify-items-start border-accent border-l-2 pl-5 not-italic">
      <span className="font-semibold">{name}</span>
      <TextLink to={`mailto:${email}`}>{email}</TextLink>
      {phone && <TextLink to={phoneLink(phone)}>{phone}</TextLink>}
    </address>
  );
}
