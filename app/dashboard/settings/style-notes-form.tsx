import { FormField } from "#app/dashboard/settings/form-field.tsx";
import { ORIGINAL_STYLE_NOTES } from "#app/dashboard/settings/original-texts.ts";
import {
  NothingShown,
  Preview,
  SettingForm,
  SettingSection,
} from "#app/dashboard/settings/setting-section.tsx";
import { NO_PICTURE, TextPictureField } from "#app/dashboard/settings/text-picture-field.tsx";
import { TextRows } from "#app/dashboard/settings/text-rows.tsx";
import { type SettingFormProps, useSettingWithOriginal } from "#app/dashboard/settings/use-setting-form.ts";
import { SitePicture } from "#app/entities/settings/site-picture.tsx";
import { STYLE_NOTES_MAX, TEXT_SECTION_MAX_LENGTH } from "#contract/limits.ts";
import { type StyleNotes, styleNotesSchema } from "#contract/shop/site-texts.ts";

const EMPTY = { picture: NO_PICTURE, title: "", text: "", link: "" };

export function StyleNotesForm(props: SettingFormProps) {
  const {
    form,
    value: notes,
    theirs,
    state,
    onRestore,
  } = useSettingWithOriginal({
    ...props,
    setting: "styleNotes",
    schema: styleNotesSchema,
    original: ORIGINAL_STYLE_NOTES,
  });
  return (
    <SettingSection
      setting="styleNotes"
      text={`Short reads on the home page, ${STYLE_NOTES_MAX} at most, each with a link to looks that show what it says. Without any, the section is not shown.`}
      preview={<StyleNotesPreview notes={notes} />}
    >
      <SettingForm
        state={state}
        theirs={theirs && <StyleNotesPreview notes={theirs} />}
        onRestore={onRestore}
      >
        <TextRows
          form={form}
          name="styleNotes"
          title="Style notes"
          what="style note"
          max={STYLE_NOTES_MAX}
          empty={EMPTY}
        >
          {(index, row) => (
            <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
              <TextPictureField form={form} name={`styleNotes.${index}.picture`} row={row}>
                {(picture) => (
                  <SitePicture picture={picture} alt="" shape="board" sizes="8rem" className="aspect-3/4" />
                )}
              </TextPictureField>
              <div className="grid content-start gap-4">
                <FormField
                  form={form}
                  name={`styleNotes.${index}.title`}
                  label="Title"
                  aria-label={`Title: ${row}`}
                />
                <FormField
                  form={form}
                  name={`styleNotes.${index}.text`}
                  label="Text"
                  aria-label={`Text: ${row}`}
                  maxLength={TEXT_SECTION_MAX_LENGTH}
                />
                <FormField
                  form={form}
                  name={`styleNotes.${index}.link`}
                  label="Where it leads"
                  aria-label={`Where it leads: ${row}`}
                  hint="May be empty. Example: /outfit?category=Festival"
                />
              </div>
            </div>
          )}
        </TextRows>
      </SettingForm>
    </SettingSection>
  );
}

function StyleNotesPreview({ notes }: { notes: StyleNotes }) {
  return (
    <Preview where="home page" ground="deep">
      {notes.length === 0 && <NothingShown>Without a style note this section is not shown.</NothingShown>}
      <ul className="grid gap-10">
        {notes.map(({ picture, title, text, link }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note has no state, and two can look alike while they are typed
          <li key={index}>
            {picture.src && (
              <SitePicture picture={picture} alt="" shape="board" sizes="20rem" className="aspect-3/4" />
            )}
            <p className="mt-4 font-display text-title">{title}</p>
            <p className="mt-2 text-ink-soft text-small">{text}</p>
            {link && <p className="mt-3 text-accent text-small">See the looks</p>}
          </li>
        ))}
      </ul>
    </Preview>
  );
}
