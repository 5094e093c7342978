import { useId, useState } from "react";
import { z } from "zod";
import { FormField } from "#app/dashboard/settings/form-field.tsx";
import { Preview, SettingForm, SettingSection } from "#app/dashboard/settings/setting-section.tsx";
import { type SettingFormProps, useSettingForm } from "#app/dashboard/settings/use-setting-form.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { isTimeZone, timeZoneSchema } from "#contract/shop/brand-settings.ts";
import { formatDateTime } from "#contract/values/dates.ts";

/** An empty field stores null: the zone of the installation. */
const schema = z.object({
  timeZone: z.preprocess((zone: string) => zone.trim() || null, timeZoneSchema.nullable()),
});

export function TimeZoneForm(props: SettingFormProps) {
  const { installationZone } = useSettings();
  const listId = useId();
  const { form, theirs, state } = useSettingForm({
    ...props,
    setting: "timeZone",
    schema,
    fieldsOf: ({ timeZone }) => ({ timeZone: timeZone ?? "" }),
  });
  return (
    <SettingSection
      setting="timeZone"
      text="When a day begins in your analytics, and the times that you and your visitors read."
      preview={<TimePreview zone={form.watch("timeZone") || installationZone} />}
    >
      <SettingForm
        state={state}
        theirs={theirs && <TimePreview zone={theirs.timeZone ?? installationZone} />}
      >
        <FormField
          form={form}
          name="timeZone"
          label="Time zone"
          list={listId}
          hint="Example: Asia/Kolkata. Empty: that of the installation."
        />
        <datalist id={listId}>
          {Intl.supportedValuesOf("timeZone").map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      </SettingForm>
    </SettingSection>
  );
}

function TimePreview({ zone }: { zone: string }) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <Preview where="times in the dashboard">
      <p className="text-small">{isTimeZone(zone) ? formatDateTime(now, zone) : "This zone is not known."}</p>
    </Preview>
  );
}
