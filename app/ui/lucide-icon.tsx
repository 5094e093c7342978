import { type ComponentProps, createElement } from "react";

interface LucideIconProps extends ComponentProps<"svg"> {
  icon: { name: string; aliases?: string[]; node: [tag: string, attributes: Record<string, string>][] };
}

/**
 * Replaces the `Icon` of lucide-react in the browser's scripts (vite.config.ts): the same markup for what the
 * site passes, without the package's other options, which are 1 KB of every first load.
 */
export default function LucideIcon({ icon, className, ...attributes }: LucideIconProps) {
  const names = [icon.name, ...(icon.aliases ?? [])].map((name) => `lucide-${name}`);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={["lucide", ...names, className].join(" ").trim()}
      aria-hidden="true"
      {...attributes}
    >
      {icon.node.map(([tag, parts]) => createElement(tag, parts))}
    </svg>
  );
}
