import { legalSections } from "#app/content/legal-document.ts";
import { privacyText } from "#app/content/privacy-content.ts";
import { termsText } from "#app/content/terms-content.ts";
import { FormField } from "#app/dashboard/settings/form-field.tsx";
import { originalAbout } from "#app/dashboard/settings/original-texts.ts";
import { RichTextField } from "#app/dashboard/settings/rich-text-field.tsx";
import { Preview, SettingForm, SettingSection } from "#app/dashboard/settings/setting-section.tsx";
import { TextRows } from "#app/dashboard/settings/text-rows.tsx";
import {
  type SettingFields,
  type SettingFormProps,
  useSettingWithOriginal,
} from "#app/dashboard/settings/use-setting-form.ts";
import { useShopName } from "#app/entities/settings/settings.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { TEXT_SECTIONS_MAX } from "#contract/limits.ts";
import { sectionsSchema, type TextSections } from "#contract/shop/site-texts.ts";

export function AboutForm(props: SettingFormProps) {
  const original = originalAbout(useShopName());
  return (
    <SectionsForm
      {...props}
      setting="about"
      original={original}
      where="About page"
      text="What stands between the opening of the page and its invitation at the end."
    />
  );
}

export function PrivacyForm(props: SettingFormProps) {
  const original = legalSections(privacyText(useShopName()));
  return (
    <SectionsForm
      {...props}
      setting="privacy"
      original={original}
      where="privacy policy"
      text="The original text describes what this software stores. What else you do with people's data, you add yourself; have a lawyer read it."
    />
  );
}

export function TermsForm(props: SettingFormProps) {
  const original = legalSections(termsText(useShopName()));
  return (
    <SectionsForm
      {...props}
      setting="terms"
      original={original}
      where="terms of service"
      text="The rules for your visitors. Have a lawyer read what you change. The grievance officer of the settings is named in the section with that word in its heading, or at the end."
    />
  );
}

type SectionsSetting = "about" | "privacy" | "terms";

interface SectionsFormProps extends SettingFormProps {
  setting: SectionsSetting;
  original: TextSections;
  where: string;
  text: string;
}

function SectionsForm({ setting, original, where, text, ...props }: SectionsFormProps) {
  const { form, value, theirs, state, onRestore } = useSettingWithOriginal<SectionsSetting>({
    ...props,
    setting,
    schema: sectionsSchema,
    original,
  });
  return (
    <SettingSection
      setting={setting}
      text={text}
      preview={<SectionsPreview where={where} sections={value} />}
    >
      <SettingForm
        state={state}
        theirs={theirs && <SectionsPreview where={where} sections={theirs} />}
        onRestore={onRestore}
      >
        <SectionRows form={form} setting={setting} />
      </SettingForm>
    </SettingSection>
  );
}

interface SectionRowsProps {
  form: SettingFields<Record<SectionsSetting, TextSections>>;
  setting: SectionsSetting;
}

function SectionRows({ form, setting }: SectionRowsProps) {
  return (
    <TextRows
      form={form}
      name={setting}
      title="Sections"
      what="section"
      max={TEXT_SECTIONS_MAX}
      empty={{ heading: "", text: "" }}
    >
      {(index, row) => (
        <>
          <FormField
            form={form}
            name={`${setting}.${index}.heading`}
            label="Heading"
            aria-label={`Heading: ${row}`}
          />
          <RichTextField form={form} name={`${setting}.${index}.text`} label="Text" row={row} />
        </>
      )}
    </TextRows>
  );
}

function SectionsPreview({ where, sections }: { where: string; sections: TextSections }) {
  return (
    <Preview where={where}>
      <div className="grid gap-8">
        {sections.map(({ heading, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section has no state, and two can look alike while they are typed
          <section key={index} className="grid gap-3">
            <p className="font-display text-title">{heading}</p>
            <RichText text={text} />
          </section>
        ))}
      </div>
    </Preview>
  );
}
