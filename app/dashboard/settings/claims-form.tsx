import { COMMUNITY, HERO, WHY_CHOOSE } from "#app/content/home-content.ts";
import { NEWSLETTER } from "#app/content/shop-content.ts";
import { FigureRows } from "#app/dashboard/settings/figure-rows.tsx";
import { FormField } from "#app/dashboard/settings/form-field.tsx";
import {
  NothingShown,
  Preview,
  SettingForm,
  SettingSection,
} from "#app/dashboard/settings/setting-section.tsx";
import { type SettingFormProps, useSettingWithOriginal } from "#app/dashboard/settings/use-setting-form.ts";
import { Figures } from "#app/ui/figures.tsx";
import { CLAIM_TEXT_MAX_LENGTH } from "#contract/limits.ts";
import { claimsSchema } from "#contract/shop/shop-settings.ts";
import type { Claim, ShopClaims } from "#contract/shop/site-settings.ts";

/** In the order of the schema. */
const ORIGINAL: ShopClaims = {
  hero: HERO.stats.map((claim) => ({ ...claim })),
  whyChoose: WHY_CHOOSE.claims.map((claim) => ({ ...claim })),
  community: COMMUNITY.text,
  footer: NEWSLETTER.text,
};

export function ClaimsForm(props: SettingFormProps) {
  const {
    form,
    value: claims,
    theirs,
    state,
    onRestore,
  } = useSettingWithOriginal({
    ...props,
    setting: "claims",
    schema: claimsSchema,
    original: ORIGINAL,
  });
  return (
    <SettingSection
      setting="claims"
      text="Claim only what is true: visitors take you at your word."
      preview={<ClaimsPreview claims={claims} />}
    >
      <SettingForm state={state} theirs={theirs && <ClaimsPreview claims={theirs} />} onRestore={onRestore}>
        <FigureRows
          form={form}
          name="claims.hero"
          what="headline figure"
          title="Figures below the headline"
        />
        <FigureRows
          form={form}
          name="claims.whyChoose"
          what="reason figure"
          title="Figures beside the reasons to choose you"
        />
        <FormField
          form={form}
          name="claims.community"
          label="Invitation at the end of the home page"
          hint="The sentences above the newsletter form. Example: “Join 2,000 readers who dress better every week.”"
          maxLength={CLAIM_TEXT_MAX_LENGTH}
        />
        <FormField
          form={form}
          name="claims.footer"
          label="Invitation in the footer"
          hint="At the bottom of every page. Example: “One complete look a week, with the shop and the price of every piece.”"
          maxLength={CLAIM_TEXT_MAX_LENGTH}
        />
      </SettingForm>
    </SettingSection>
  );
}

function ClaimsPreview({ claims }: { claims: ShopClaims }) {
  return (
    <>
      <FiguresPreview where="home page, below the headline" look="band" figures={claims.hero} />
      <FiguresPreview
        where={`home page, beside “${WHY_CHOOSE.title.join("")}”`}
        look="columns"
        figures={claims.whyChoose}
      />
      <Preview where={`home page, below “${COMMUNITY.title.join("")}”`} ground="accent">
        <p className="text-lead text-paper/90">{claims.community}</p>
      </Preview>
      <Preview where="footer of every page" ground="deep">
        <p className="font-display text-display-s">{NEWSLETTER.title}</p>
        <p className="mt-3 max-w-[40ch] text-ink-soft text-small">{claims.footer}</p>
      </Preview>
    </>
  );
}

interface FiguresPreviewProps {
  where: string;
  look: "band" | "columns";
  figures: readonly Claim[];
}

function FiguresPreview({ where, look, figures }: FiguresPreviewProps) {
  const shown = figures.filter(({ value, label }) => value.trim() || label.trim());
  return (
    <Preview where={where}>
      {shown.length > 0 ? (
        <Figures look={look} figures={shown} />
      ) : (
        <NothingShown>Without a figure this row is not shown.</NothingShown>
      )}
    </Preview>
  );
}
