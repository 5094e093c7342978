interface ContactAddressProps {
  name: string;
  email: string;
  /** Empty for none. */
  phone: string;
}

/** A person with the addresses to reach them at. */
export function ContactAddress({ name, email, phone }: ContactAddressProps) {
  return (
    <address className="grid justify-items-start border-accent border-l-2 pl-5 not-italic">
      <span className="font-semibold">{name}</span>
      <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center">
        <span className="link-line">{email}</span>
      </a>
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="inline-flex min-h-11 items-center">
          <span className="link-line">{phone}</span>
        </a>
      )}
    </address>
  );
}
