import type { ReactNode } from "react";
import { HOME_TEXTS } from "#app/content/home-content.ts";
import { FormField } from "#app/dashboard/settings/form-field.tsx";
import { HeroOutfits } from "#app/dashboard/settings/hero-outfits.tsx";
import { HomePreview } from "#app/dashboard/settings/home-preview.tsx";
import { SettingForm, SettingSection } from "#app/dashboard/settings/setting-section.tsx";
import { TextPictureField } from "#app/dashboard/settings/text-picture-field.tsx";
import {
  type SettingFields,
  type SettingFormProps,
  useSettingWithOriginal,
} from "#app/dashboard/settings/use-setting-form.ts";
import { SitePicture } from "#app/entities/settings/site-picture.tsx";
import { CLAIM_TEXT_MAX_LENGTH } from "#contract/limits.ts";
import { type HomeTexts, homeSchema } from "#contract/shop/site-texts.ts";

export function HomeForm(props: SettingFormProps) {
  const {
    form,
    value: home,
    theirs,
    state,
    onRestore,
  } = useSettingWithOriginal({ ...props, setting: "home", schema: homeSchema, original: HOME_TEXTS });
  return (
    <SettingSection
      setting="home"
      text="What visitors read and see first. The pictures of the slides are cut to the screen, so keep what matters in the middle."
      preview={<HomePreview home={home} />}
    >
      <SettingForm state={state} theirs={theirs && <HomePreview home={theirs} />} onRestore={onRestore}>
        <Group title="The top of the page">
          <HeroFields form={form} />
        </Group>
        <Group title="Four reasons to choose you">
          {home.features.map((_feature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, in their places
            <FeatureFields key={index} form={form} index={index} />
          ))}
        </Group>
        <Group title="Four slides">
          {home.banner.map((_slide, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, in their places
            <SlideFields key={index} form={form} index={index} />
          ))}
        </Group>
      </SettingForm>
    </SettingSection>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4 not-first:mt-4">
      <h2 className="font-display text-subtitle">{title}</h2>
      {children}
    </section>
  );
}

type HomeFields = SettingFields<{ home: HomeTexts }>;

function HeroFields({ form }: { form: HomeFields }) {
  return (
    <div className="grid gap-4">
      <FormField form={form} name="home.hero.eyebrow" label="Line above the headline" hint="May be empty." />
      <FormField form={form} name="home.hero.headline" label="Headline" />
      <FormField
        form={form}
        name="home.hero.emphasis"
        label="Words of the headline in italics"
        hint="Exactly as they stand in the headline. May be empty."
      />
      <FormField
        form={form}
        name="home.hero.text"
        label="Text below the headline"
        maxLength={CLAIM_TEXT_MAX_LENGTH}
      />
      <HeroOutfits
        ids={form.watch("home.hero.outfitIds")}
        onChange={(ids) => form.setValue("home.hero.outfitIds", ids, { shouldDirty: true })}
        error={form.getFieldState("home.hero.outfitIds", form.formState).error?.message}
      />
    </div>
  );
}

interface RowProps {
  form: HomeFields;
  index: number;
}

const ROW = "grid gap-4 border border-line bg-paper-raised p-4 sm:p-5";

function FeatureFields({ form, index }: RowProps) {
  const row = `reason ${index + 1}`;
  return (
    <div className={ROW}>
      <FormField
        form={form}
        name={`home.features.${index}.title`}
        label="Title"
        aria-label={`Title: ${row}`}
      />
      <FormField
        form={form}
        name={`home.features.${index}.text`}
        label="Text"
        aria-label={`Text: ${row}`}
        maxLength={CLAIM_TEXT_MAX_LENGTH}
      />
    </div>
  );
}

function SlideFields({ form, index }: RowProps) {
  const path = `home.banner.${index}` as const;
  const row = `slide ${index + 1}`;
  return (
    <div className={`${ROW} gap-x-6 sm:grid-cols-[8rem_minmax(0,1fr)]`}>
      <TextPictureField form={form} name={`${path}.picture`} row={row}>
        {(picture) => (
          <SitePicture picture={picture} alt="" shape="upright" sizes="8rem" className="aspect-4/5" />
        )}
      </TextPictureField>
      <div className="grid content-start gap-4">
        <FormField form={form} name={`${path}.caption`} label="Caption" aria-label={`Caption: ${row}`} />
        <FormField
          form={form}
          name={`${path}.alt`}
          label="What the picture shows"
          aria-label={`What the picture shows: ${row}`}
          hint="For people who cannot see it."
          maxLength={CLAIM_TEXT_MAX_LENGTH}
        />
        <FormField
          form={form}
          name={`${path}.link`}
          label="Where it leads"
          aria-label={`Where it leads: ${row}`}
          hint="May be empty. Example: /outfit?category=Wedding"
        />
      </div>
    </div>
  );
}
