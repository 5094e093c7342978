import { SOCIAL_LINKS } from "#app/content/shop-content.ts";
import { FormField } from "#app/dashboard/settings/form-field.tsx";
import {
  NothingShown,
  Preview,
  SettingForm,
  SettingSection,
} from "#app/dashboard/settings/setting-section.tsx";
import { type SettingFormProps, useSettingWithOriginal } from "#app/dashboard/settings/use-setting-form.ts";
import { SocialIcons } from "#app/entities/settings/social-icons.tsx";
import { SOCIAL_LABELS, SOCIAL_NETWORKS, type SocialLinks } from "#contract/shop/brand.ts";
import { socialSchema } from "#contract/shop/brand-settings.ts";

/** The site's own, without that of its chat, which is no web address. */
const ORIGINAL: SocialLinks = { ...SOCIAL_LINKS, messaging: "" };

const EXAMPLES: SocialLinks = {
  instagram: "https://www.instagram.com/yourshop",
  twitter: "https://x.com/yourshop",
  pinterest: "https://www.pinterest.com/yourshop",
  youtube: "https://www.youtube.com/@yourshop",
  messaging: "https://wa.me/919876543210",
};

export function SocialForm(props: SettingFormProps) {
  const {
    form,
    value: social,
    theirs,
    state,
    onRestore,
  } = useSettingWithOriginal({
    ...props,
    setting: "social",
    schema: socialSchema,
    original: ORIGINAL,
  });
  return (
    <SettingSection
      setting="social"
      text="The icons at the foot of every page. Leave an address empty, and its icon is gone."
      preview={<SocialPreview social={social} />}
    >
      <SettingForm state={state} theirs={theirs && <SocialPreview social={theirs} />} onRestore={onRestore}>
        {SOCIAL_NETWORKS.map((network) => (
          <FormField
            key={network}
            form={form}
            name={`social.${network}`}
            label={SOCIAL_LABELS[network]}
            type="url"
            inputMode="url"
            hint={`Example: ${EXAMPLES[network]}`}
          />
        ))}
      </SettingForm>
    </SettingSection>
  );
}

function SocialPreview({ social }: { social: SocialLinks }) {
  return (
    <Preview where="foot of every page" ground="deep">
      {Object.values(social).some(Boolean) ? (
        <SocialIcons addresses={social} />
      ) : (
        <NothingShown>Without an address no icon is shown.</NothingShown>
      )}
    </Preview>
  );
}
