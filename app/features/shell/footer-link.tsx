import type { ComponentProps } from "react";
import { useStaysInPlace } from "#app/features/shell/use-stays-in-place.ts";
import { TextLink } from "#app/ui/text-link.tsx";

interface FooterLinkProps extends Pick<ComponentProps<typeof TextLink>, "size" | "tone"> {
  to: string;
  children: string;
}

/** A link of the footer. */
export function FooterLink({ to, children, ...look }: FooterLinkProps) {
  return (
    <TextLink look="quiet" {...look} to={to} preventScrollReset={useStaysInPlace(to)}>
      {children}
    </TextLink>
  );
}
