import { HERO } from "#app/content/home-content.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { Figures } from "#app/ui/figures.tsx";

/** The figures under the hero. */
export function HeroStats() {
  const { claims } = useSettings();
  return <Figures look="band" figures={claims?.hero ?? HERO.stats} className="mt-12 lg:mt-20" />;
}
