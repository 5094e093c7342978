import { COMMUNITY, WHY_CHOOSE } from "#app/content/home-content.ts";
import { NEWSLETTER } from "#app/content/shop-content.ts";
import { NothingShown, Preview } from "#app/dashboard/settings/setting-section.tsx";
import { Figures } from "#app/ui/figures.tsx";
import type { Claim, ShopClaims } from "#contract/shop/site-settings.ts";

/** The claims where visitors read them. */
export function ClaimsPreview({ claims }: { claims: ShopClaims }) {
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
