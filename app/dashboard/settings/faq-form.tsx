import { faqEntries } from "#app/content/home-content.ts";
import { FormField } from "#app/dashboard/settings/form-field.tsx";
import { RichTextField } from "#app/dashboard/settings/rich-text-field.tsx";
import { Preview, SettingForm, SettingSection } from "#app/dashboard/settings/setting-section.tsx";
import { TextRows } from "#app/dashboard/settings/text-rows.tsx";
import { type SettingFormProps, useSettingWithOriginal } from "#app/dashboard/settings/use-setting-form.ts";
import { useShopName } from "#app/entities/settings/settings.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { FAQ_MAX } from "#contract/limits.ts";
import { type Faq, faqSchema } from "#contract/shop/site-texts.ts";

export function FaqForm(props: SettingFormProps) {
  const original = faqEntries(useShopName());
  const {
    form,
    value: questions,
    theirs,
    state,
    onRestore,
  } = useSettingWithOriginal({ ...props, setting: "faq", schema: faqSchema, original });
  return (
    <SettingSection
      setting="faq"
      text={`One to ${FAQ_MAX} questions, in the order in which they stand here. Search engines show them too.`}
      preview={<FaqPreview questions={questions} />}
    >
      <SettingForm state={state} theirs={theirs && <FaqPreview questions={theirs} />} onRestore={onRestore}>
        <TextRows
          form={form}
          name="faq"
          title="Questions"
          what="question"
          max={FAQ_MAX}
          empty={{ question: "", answer: "" }}
        >
          {(index, row) => (
            <>
              <FormField
                form={form}
                name={`faq.${index}.question`}
                label="Question"
                aria-label={`Question: ${row}`}
              />
              <RichTextField form={form} name={`faq.${index}.answer`} label="Answer" row={row} />
            </>
          )}
        </TextRows>
      </SettingForm>
    </SettingSection>
  );
}

function FaqPreview({ questions }: { questions: Faq }) {
  return (
    <Preview where="home page">
      <dl className="grid gap-6">
        {questions.map(({ question, answer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has no state, and two can look alike while they are typed
          <div key={index} className="grid gap-2 not-first:border-line not-first:border-t not-first:pt-6">
            <dt className="font-display text-subtitle">{question}</dt>
            <dd className="text-ink-soft text-small">
              <RichText text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </Preview>
  );
}
