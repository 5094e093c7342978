import { TESTIMONIALS } from "#app/content/home-content.ts";
import {
  NothingShown,
  Preview,
  SettingForm,
  SettingSection,
} from "#app/dashboard/settings/setting-section.tsx";
import { TestimonialRows } from "#app/dashboard/settings/testimonial-rows.tsx";
import { type SettingFormProps, useSettingWithOriginal } from "#app/dashboard/settings/use-setting-form.ts";
import { Quote } from "#app/entities/settings/quote.tsx";
import { isHttpUrl } from "#contract/links/link-url.ts";
import { testimonialsSchema } from "#contract/shop/shop-settings.ts";
import type { Testimonial } from "#contract/shop/site-settings.ts";

const ORIGINAL: Testimonial[] = TESTIMONIALS.entries.map((entry) => ({ ...entry }));

export function TestimonialsForm(props: SettingFormProps) {
  const {
    form,
    value: testimonials,
    theirs,
    state,
    onRestore,
  } = useSettingWithOriginal({
    ...props,
    setting: "testimonials",
    schema: testimonialsSchema,
    original: ORIGINAL,
  });
  return (
    <SettingSection
      setting="testimonials"
      text="Use their own words, and ask them first. The first one is shown larger; without any, the section is not shown."
      preview={<TestimonialsPreview testimonials={testimonials} />}
    >
      <SettingForm
        state={state}
        theirs={theirs && <TestimonialsPreview testimonials={theirs} />}
        onRestore={onRestore}
      >
        <TestimonialRows form={form} />
      </SettingForm>
    </SettingSection>
  );
}

function TestimonialsPreview({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const shown = testimonials.filter(({ content }) => content.trim());
  return (
    <Preview where="home page">
      {shown.length === 0 && <NothingShown>Without a testimonial this section is not shown.</NothingShown>}
      <ul className="grid gap-8">
        {shown.map((testimonial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quote has no state, and two can look alike while they are typed
          <li key={index} className="not-first:border-line not-first:border-t not-first:pt-6">
            <Quote
              {...testimonial}
              // An address that is being typed leads nowhere yet.
              avatar={isHttpUrl(testimonial.avatar) ? testimonial.avatar : ""}
              large={index === 0}
            />
          </li>
        ))}
      </ul>
    </Preview>
  );
}
