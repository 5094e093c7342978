import { FormField } from "#app/dashboard/settings/form-field.tsx";
import { Preview, SettingForm, SettingSection } from "#app/dashboard/settings/setting-section.tsx";
import { type SettingFormProps, useSettingWithOriginal } from "#app/dashboard/settings/use-setting-form.ts";
import { DEFAULT_IDENTITY, type ShopIdentity } from "#contract/shop/brand.ts";
import { identitySchema } from "#contract/shop/brand-settings.ts";

export function IdentityForm(props: SettingFormProps) {
  const {
    form,
    value: identity,
    theirs,
    state,
    onRestore,
  } = useSettingWithOriginal({
    ...props,
    setting: "identity",
    schema: identitySchema,
    original: DEFAULT_IDENTITY,
  });
  return (
    <SettingSection
      setting="identity"
      text="The name stands in the header, in the titles of pages, in emails and their sender, in link previews and on the phone of whoever installs your shop."
      preview={<IdentityPreview identity={identity} />}
    >
      <SettingForm
        state={state}
        theirs={theirs && <IdentityPreview identity={theirs} />}
        onRestore={onRestore}
      >
        <FormField form={form} name="identity.name" label="Name of the shop" hint="Example: Rangoli" />
        <FormField
          form={form}
          name="identity.tagline"
          label="Tagline"
          hint="A few words, on About, in descriptions for search engines and at the foot of every email. Example: Colour for every day"
        />
      </SettingForm>
    </SettingSection>
  );
}

function IdentityPreview({ identity: { name, tagline } }: { identity: ShopIdentity }) {
  return (
    <>
      <Preview where="header of every page">
        <p className="font-display text-wordmark">
          <span>{name}</span>
          <span aria-hidden="true" className="text-accent">
            .
          </span>
        </p>
      </Preview>
      <Preview where="tab of the browser">
        <p className="text-small">{`All outfits · ${name}`}</p>
      </Preview>
      <Preview where="foot of every email">
        <p className="text-caption text-ink-soft">{`${name}: ${tagline}`}</p>
      </Preview>
    </>
  );
}
