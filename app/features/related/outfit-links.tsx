import { useSettings } from "#app/entities/settings/settings.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Outfit } from "#contract/outfit/outfit.ts";

/** The ways on from an outfit: the listings that it is in, and a stylist. */
export function OutfitLinks({ outfit: { category, section, _id } }: { outfit: Outfit }) {
  const { publicUrl } = useSettings();
  const ofCategory = `category=${encodeURIComponent(category)}`;
  const ofSection = `section=${encodeURIComponent(section)}`;
  const wish = `I would love a look like this ${category} outfit for ${section.toLowerCase()}: ${publicUrl}/outfit/${_id}`;
  const links = {
    [`${category} for ${section}`]: `/outfit?${ofCategory}&${ofSection}`,
    [`All ${category}`]: `/outfit?${ofCategory}`,
    [`All for ${section}`]: `/outfit?${ofSection}`,
    "Ask for a bespoke look like this": `/?bespoke=${encodeURIComponent(wish)}#custom`,
  };
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6">
      {Object.entries(links).map(([label, to]) => (
        <li key={to}>
          <TextLink to={to} size="small">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
