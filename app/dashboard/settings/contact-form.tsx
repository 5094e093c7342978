import { z } from "zod";
import { FormField } from "#app/dashboard/settings/form-field.tsx";
import {
  NothingShown,
  Preview,
  SettingForm,
  SettingSection,
} from "#app/dashboard/settings/setting-section.tsx";
import { type SettingFormProps, useSettingForm } from "#app/dashboard/settings/use-setting-form.ts";
import { ContactLine } from "#app/entities/settings/contact-line.tsx";
import { ADDRESS_MAX_LENGTH } from "#contract/limits.ts";
import type { ShopContact } from "#contract/shop/brand.ts";
import { contactSchema } from "#contract/shop/brand-settings.ts";

const EMPTY: ShopContact = { email: "", phone: "", address: "" };

function isEmpty({ email, phone, address }: ShopContact): boolean {
  return `${email}${phone}${address}`.trim() === "";
}

/** A form without any entry stores no contact. */
const schema = z.object({
  contact: z.preprocess(
    (contact: ShopContact) => (isEmpty(contact) ? null : contact),
    contactSchema.nullable(),
  ),
});

export function ContactForm(props: SettingFormProps) {
  const { form, theirs, state } = useSettingForm({
    ...props,
    setting: "contact",
    schema,
    fieldsOf: ({ contact }) => ({ contact: contact ?? EMPTY }),
  });
  return (
    <SettingSection
      setting="contact"
      text="How visitors reach you. It stands at the foot of every page; what you leave empty is not shown."
      preview={<ContactPreview contact={form.watch("contact")} />}
    >
      <SettingForm state={state} theirs={theirs && <ContactPreview contact={theirs.contact ?? EMPTY} />}>
        <FormField
          form={form}
          name="contact.email"
          label="Email address"
          type="email"
          inputMode="email"
          hint="Example: hello@yourshop.in"
        />
        <FormField
          form={form}
          name="contact.phone"
          label="Phone number"
          type="tel"
          inputMode="tel"
          hint="Example: +91 98765 43210"
        />
        <FormField
          form={form}
          name="contact.address"
          label="Postal address"
          hint="With line breaks, as on an envelope."
          maxLength={ADDRESS_MAX_LENGTH}
        />
      </SettingForm>
    </SettingSection>
  );
}

function ContactPreview({ contact }: { contact: ShopContact }) {
  return (
    <Preview where="foot of every page" ground="deep">
      {isEmpty(contact) ? (
        <NothingShown>Without an entry no contact is shown.</NothingShown>
      ) : (
        <ContactLine {...contact} />
      )}
    </Preview>
  );
}
