import Heart, * as heart from "lucide-react/icons/heart";
import House, * as house from "lucide-react/icons/house";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import LucideIcon from "./lucide-icon.tsx";

const attributesOf = (markup: string) => [...markup.matchAll(/[\w-]+="[^"]*"/g)].map(([text]) => text).sort();

it.each([
  ["heart", Heart, heart],
  ["house", House, house],
])("has the markup of lucide-react's %s, which the server renders", (_name, Icon, module) => {
  const { __iconData: icon } = module as unknown as { __iconData: Parameters<typeof LucideIcon>[0]["icon"] };
  for (const props of [
    {},
    { className: "size-4" },
    { "aria-hidden": true, className: "size-5 fill-current" },
    { strokeWidth: 1.5, className: "size-5" },
  ]) {
    const own = renderToStaticMarkup(<LucideIcon icon={icon} {...props} />);
    expect(attributesOf(own)).toEqual(attributesOf(renderToStaticMarkup(<Icon {...props} />)));
  }
});
