import { Link, type LinkProps } from "#app/ui/link.tsx";

/**
 * The link of a card: its text is the card's title, and all of the card, which is `relative`, is its target and
 * shows its focus. What else can be pressed in the card is raised above it (`z-raised`).
 */
export function CardLink(props: Omit<LinkProps, "className">) {
  return <Link {...props} className="card-link" />;
}
