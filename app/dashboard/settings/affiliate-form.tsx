import {
  type AffiliateRow,
  affiliateFieldsSchema,
  exampleLinks,
  rowsOf,
} from "#app/dashboard/settings/affiliate-parameters.ts";
import { AffiliateRows } from "#app/dashboard/settings/affiliate-rows.tsx";
import { SettingForm } from "#app/dashboard/settings/setting-form.tsx";
import { NothingShown, Preview, SettingSection } from "#app/dashboard/settings/setting-section.tsx";
import { type SettingFormProps, useSettingForm } from "#app/dashboard/settings/use-setting-form.ts";

/** What shops' links need, so that the owner earns a commission. */
export function AffiliateForm(props: SettingFormProps) {
  const { form, theirs, state } = useSettingForm({
    ...props,
    setting: "affiliateParameters",
    schema: affiliateFieldsSchema,
    fieldsOf: ({ affiliateParameters }) => ({ affiliateParameters: rowsOf(affiliateParameters) }),
    errorField: "affiliateParameters",
  });
  return (
    <SettingSection
      setting="affiliateParameters"
      text="What a shop wants to see at the end of your links, so that it pays you a commission. Your partner program tells you. Signed-in shoppers get it with every link to that shop, and read that you may earn from it."
      preview={<AffiliatePreview rows={form.watch("affiliateParameters")} />}
    >
      <SettingForm
        state={state}
        theirs={theirs && <AffiliatePreview rows={rowsOf(theirs.affiliateParameters)} />}
      >
        <AffiliateRows form={form} />
      </SettingForm>
    </SettingSection>
  );
}

function AffiliatePreview({ rows }: { rows: readonly AffiliateRow[] }) {
  const links = exampleLinks(rows);
  return (
    <Preview where="links to these shops">
      {links.length === 0 ? (
        <NothingShown>Links stay as they are: no shop has a parameter.</NothingShown>
      ) : (
        <ul className="grid gap-2 text-small">
          {links.map((link) => (
            <li key={link}>{link}</li>
          ))}
        </ul>
      )}
    </Preview>
  );
}
