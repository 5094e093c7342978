import { z } from "zod";
import { FormField } from "#app/dashboard/settings/form-field.tsx";
import {
  NothingShown,
  Preview,
  SettingForm,
  SettingSection,
} from "#app/dashboard/settings/setting-section.tsx";
import { type SettingFormProps, useSettingForm } from "#app/dashboard/settings/use-setting-form.ts";
import { ContactAddress } from "#app/entities/settings/contact-address.tsx";
import { grievanceSchema } from "#contract/shop/shop-settings.ts";
import type { GrievanceContact } from "#contract/shop/site-settings.ts";

const EMPTY: GrievanceContact = { name: "", email: "", phone: "" };

function isEmpty({ name, email, phone }: GrievanceContact): boolean {
  return `${name}${email}${phone}`.trim() === "";
}

/** A form without any entry stores no contact. */
const schema = z.object({
  grievance: z.preprocess(
    (contact: GrievanceContact) => (isEmpty(contact) ? null : contact),
    grievanceSchema.nullable(),
  ),
});

export function GrievanceForm(props: SettingFormProps) {
  const { form, theirs, state } = useSettingForm({
    ...props,
    setting: "grievance",
    schema,
    fieldsOf: ({ grievance }) => ({ grievance: grievance ?? EMPTY }),
  });
  return (
    <SettingSection
      setting="grievance"
      text="The privacy page and the terms show the name and how to reach the person. Leave all three empty to show no contact."
      preview={<GrievancePreview contact={form.watch("grievance")} />}
    >
      <SettingForm state={state} theirs={theirs && <GrievancePreview contact={theirs.grievance ?? EMPTY} />}>
        <FormField form={form} name="grievance.name" label="Name" hint="Example: Kavita Rao" />
        <FormField
          form={form}
          name="grievance.email"
          label="Email address"
          type="email"
          inputMode="email"
          hint="One that is read every day. Example: care@yourshop.in"
        />
        <FormField
          form={form}
          name="grievance.phone"
          label="Phone number"
          type="tel"
          inputMode="tel"
          hint="May be empty. Example: +91 98765 43210"
        />
      </SettingForm>
    </SettingSection>
  );
}

function GrievancePreview({ contact }: { contact: GrievanceContact }) {
  return (
    <Preview where="privacy page and terms">
      {isEmpty(contact) ? (
        <NothingShown>
          The pages say that you have not entered the officer’s name and address yet.
        </NothingShown>
      ) : (
        <ContactAddress {...contact} />
      )}
    </Preview>
  );
}
