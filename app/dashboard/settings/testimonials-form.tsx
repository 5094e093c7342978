import { z } from "zod";
import { TESTIMONIALS } from "#app/content/home-content.ts";
import { isSameJson } from "#app/dashboard/settings/is-same-json.ts";
import { SettingForm } from "#app/dashboard/settings/setting-form.tsx";
import { SettingSection } from "#app/dashboard/settings/setting-section.tsx";
import { TestimonialRows } from "#app/dashboard/settings/testimonial-rows.tsx";
import { TestimonialsPreview } from "#app/dashboard/settings/testimonials-preview.tsx";
import { type SettingFormProps, useSettingForm } from "#app/dashboard/settings/use-setting-form.ts";
import { testimonialsSchema } from "#contract/shop/shop-settings.ts";
import type { Testimonial } from "#contract/shop/site-settings.ts";

const ORIGINAL: Testimonial[] = TESTIMONIALS.entries.map((entry) => ({ ...entry }));

/** The original texts are stored as null, so that those of a new release take their place. */
const schema = z.object({
  testimonials: testimonialsSchema.transform((entries) => (isSameJson(entries, ORIGINAL) ? null : entries)),
});

/** What customers say, on the home page. */
export function TestimonialsForm(props: SettingFormProps) {
  const { form, theirs, state } = useSettingForm({
    ...props,
    setting: "testimonials",
    schema,
    fieldsOf: ({ testimonials }) => ({ testimonials: testimonials ?? ORIGINAL }),
  });
  const testimonials = form.watch("testimonials");
  return (
    <SettingSection
      setting="testimonials"
      text="What your customers say, on the home page. Use their own words, and ask them first. The first one is shown larger; without any, the section is not shown."
      preview={<TestimonialsPreview testimonials={testimonials} />}
    >
      <SettingForm
        state={state}
        theirs={theirs && <TestimonialsPreview testimonials={theirs.testimonials ?? ORIGINAL} />}
        onRestore={
          isSameJson(testimonials, ORIGINAL)
            ? undefined
            : () => form.reset({ testimonials: ORIGINAL }, { keepDefaultValues: true })
        }
      >
        <TestimonialRows form={form} />
      </SettingForm>
    </SettingSection>
  );
}
