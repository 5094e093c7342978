import { FormField } from "#app/dashboard/settings/form-field.tsx";
import { TextRows } from "#app/dashboard/settings/text-rows.tsx";
import type { SettingFields } from "#app/dashboard/settings/use-setting-form.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/input.tsx";
import { TESTIMONIAL_TEXT_MAX_LENGTH, TESTIMONIALS_MAX } from "#contract/limits.ts";
import type { Testimonial } from "#contract/shop/site-settings.ts";

const EMPTY: Testimonial = { name: "", role: "", content: "", avatar: "", rating: 5 };
const STARS = [5, 4, 3, 2, 1];

export function TestimonialRows({ form }: { form: SettingFields<{ testimonials: Testimonial[] }> }) {
  return (
    <TextRows
      form={form}
      name="testimonials"
      title="Testimonials"
      what="testimonial"
      max={TESTIMONIALS_MAX}
      empty={EMPTY}
    >
      {(index) => <TestimonialFields form={form} index={index} />}
    </TextRows>
  );
}

interface TestimonialFieldsProps {
  form: SettingFields<{ testimonials: Testimonial[] }>;
  index: number;
}

function TestimonialFields({ form, index }: TestimonialFieldsProps) {
  const path = `testimonials.${index}` as const;
  const labelled = (label: string) => ({ label, "aria-label": `${label}: testimonial ${index + 1}` });
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      <FormField form={form} name={`${path}.name`} {...labelled("Name")} hint="Example: Ananya Iyer" />
      <FormField
        form={form}
        name={`${path}.role`}
        {...labelled("Who they are")}
        hint="May be empty. Example: Architect, Pune"
      />
      <FormField
        form={form}
        name={`${path}.content`}
        {...labelled("What they say")}
        hint="In their own words, without quotation marks."
        maxLength={TESTIMONIAL_TEXT_MAX_LENGTH}
        className="sm:col-span-2"
      />
      <FormField
        form={form}
        name={`${path}.avatar`}
        {...labelled("Address of their picture")}
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="May be empty: then the first letter of the name is shown."
      />
      <Field
        label="Stars"
        error={form.getFieldState(`${path}.rating`, form.formState).error?.message}
        hint="How many of five they give you."
      >
        {(control) => (
          <Select
            {...control}
            value={form.watch(`${path}.rating`)}
            onChange={({ target }) =>
              form.setValue(`${path}.rating`, Number(target.value), { shouldDirty: true })
            }
            aria-label={`Stars: testimonial ${index + 1}`}
          >
            {STARS.map((stars) => (
              <option key={stars} value={stars}>
                {stars === 1 ? "1 star" : `${stars} stars`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
