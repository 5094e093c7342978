import { FormField } from "#app/dashboard/settings/form-field.tsx";
import { Preview, SettingForm, SettingSection } from "#app/dashboard/settings/setting-section.tsx";
import {
  type SettingFields,
  type SettingFormProps,
  useSettingWithOriginal,
} from "#app/dashboard/settings/use-setting-form.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/input.tsx";
import { DEFAULT_APPEARANCE, type ShopAppearance, TYPEFACE_LABELS, TYPEFACES } from "#contract/shop/brand.ts";
import { appearanceSchema } from "#contract/shop/brand-settings.ts";
import { contrast, type Shades, shadesOf } from "#contract/shop/palette.ts";
import { LIGHT_COLOURS } from "#contract/shop/plain-style.ts";

interface Fields {
  appearance: ShopAppearance;
}

export function AppearanceForm(props: SettingFormProps) {
  const {
    form,
    value: appearance,
    theirs,
    state,
    onRestore,
  } = useSettingWithOriginal({
    ...props,
    setting: "appearance",
    schema: appearanceSchema,
    original: DEFAULT_APPEARANCE,
  });
  return (
    <SettingSection
      setting="appearance"
      text="Choose any colour: where it is too light to be read, your site uses a darker shade of it."
      preview={<AppearancePreview appearance={appearance} />}
    >
      <SettingForm
        state={state}
        theirs={theirs && <AppearancePreview appearance={theirs} />}
        onRestore={onRestore}
      >
        <ColourField
          form={form}
          name="accent"
          label="Accent colour"
          hint="Of headlines in italics, marks and large grounds."
        />
        <ColourField
          form={form}
          name="second"
          label="Second colour"
          hint="Of the chat bot and of what is switched on."
        />
        <Field label="Typefaces" hint="Of headlines and of text. Both are sent from your own site.">
          {(control) => (
            <Select {...control} {...form.register("appearance.typefaces")}>
              {TYPEFACES.map((typefaces) => (
                <option key={typefaces} value={typefaces}>
                  {TYPEFACE_LABELS[typefaces]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </SettingForm>
    </SettingSection>
  );
}

interface ColourFieldProps {
  form: SettingFields<Fields>;
  name: "accent" | "second";
  label: string;
  hint: string;
}

/** The platform's colour picker beside the colour as text. */
function ColourField({ form, name, label, hint }: ColourFieldProps) {
  const path = `appearance.${name}` as const;
  const shown = form.watch(path);
  return (
    <div className="grid grid-cols-auto-rest items-start gap-x-4">
      <input
        type="color"
        aria-label={`${label}: choose`}
        value={asColour(shown)}
        onChange={(event) => form.setValue(path, event.target.value, { shouldDirty: true })}
        className="mt-7 size-12 cursor-pointer border border-line-strong bg-paper-raised p-1"
      />
      <FormField form={form} name={path} label={label} hint={`${hint} Example: #8f1d31`} />
    </div>
  );
}

const COLOUR = /^#[0-9a-f]{6}$/i;

function asColour(text: string): string {
  return COLOUR.test(text.trim()) ? text.trim().toLowerCase() : "#000000";
}

function AppearancePreview({ appearance }: { appearance: ShopAppearance }) {
  const [accent, second] = [shadesOf(asColour(appearance.accent)), shadesOf(asColour(appearance.second))];
  return (
    <>
      <Preview where="headlines, marks and large grounds">
        <div className="grid gap-5">
          <p className="font-display text-display-s">
            <span>The end of the </span>
            <em style={{ color: accent.colour }}>“Link please?”</em>
          </p>
          <p
            className="p-5 font-display text-title"
            style={{ background: accent.colour, color: LIGHT_COLOURS.paper }}
          >
            Come for the outfits
          </p>
          <p className="p-4 text-small" style={{ background: accent.tint, color: accent.colour }}>
            A note in a light shade
          </p>
        </div>
      </Preview>
      <Preview where="chat bot and switches">
        <p
          className="inline-flex min-h-11 items-center rounded-pill px-5 text-small"
          style={{ background: second.colour, color: "#ffffff" }}
        >
          Chat bot
        </p>
      </Preview>
      <Contrast label="Accent colour" chosen={appearance.accent} shades={accent} />
      <Contrast label="Second colour" chosen={appearance.second} shades={second} />
    </>
  );
}

interface ContrastProps {
  label: string;
  chosen: string;
  shades: Shades;
}

/** How well the colour is read, and whether another shade is used. */
function Contrast({ label, chosen, shades: { colour } }: ContrastProps) {
  const ratio = contrast(colour, LIGHT_COLOURS.paper).toFixed(1);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-soft">
      <Badge tone="fresh">AA</Badge>
      <span>
        {colour === asColour(chosen)
          ? `${label}: contrast ${ratio} : 1 on your pages.`
          : `${label}: too light for text, so your site uses ${colour}, contrast ${ratio} : 1.`}
      </span>
    </p>
  );
}
