import { z } from "zod";
import { SettingForm, SettingSection } from "#app/dashboard/settings/setting-section.tsx";
import { type SettingFormProps, useSettingForm } from "#app/dashboard/settings/use-setting-form.ts";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { WORDS_MAX } from "#contract/limits.ts";
import { wordListSchema } from "#contract/shop/shop-settings.ts";

/** Characters of an invalid word that its error shows. */
const EXCERPT_LENGTH = 30;

function wordsOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Applies the server's rules to a text with one word a line; an error names its word. */
const schema = z.object({
  wordList: z.string().transform((text, context) => {
    const words = wordsOf(text);
    const checked = wordListSchema.safeParse(words);
    if (checked.success) return checked.data;
    for (const { path, message } of checked.error.issues) {
      const word = words[Number(path[0])];
      context.addIssue({
        code: "custom",
        message: word === undefined ? message : `“${word.slice(0, EXCERPT_LENGTH)}…”: ${message}`,
      });
    }
    return z.NEVER;
  }),
});

/** Contributions with one of the words wait for an administrator. */
export function WordListForm(props: SettingFormProps) {
  const { form, theirs, state } = useSettingForm({
    ...props,
    setting: "wordList",
    schema,
    fieldsOf: ({ wordList }) => ({ wordList: wordList.join("\n") }),
    errorField: "wordList",
  });
  const count = wordsOf(form.watch("wordList")).length;
  return (
    <SettingSection setting="wordList" text="Capital letters make no difference.">
      <SettingForm
        state={state}
        theirs={theirs && <p className="text-small">{theirs.wordList.join(", ") || "An empty list"}</p>}
      >
        <Field
          label="Words and phrases"
          error={form.getFieldState("wordList", form.formState).error?.message}
          hint={
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>One in each line. Example: “free followers”.</span>
              <span className="tabular-nums">{`${count}/${WORDS_MAX} words`}</span>
            </span>
          }
        >
          {(control) => (
            <Textarea
              {...control}
              {...form.register("wordList", { onChange: () => form.clearErrors("wordList") })}
              rows={8}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
      </SettingForm>
    </SettingSection>
  );
}
