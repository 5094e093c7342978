import { Link, type LinkProps } from "#app/ui/link.tsx";

/**
 * The link of a card: its text is the card's title, and the whole card, which must be `relative`, is its
 * target and shows its focus. Other controls of the card must be raised above it (`z-raised`).
 */
export function CardLink(props: Omit<LinkProps, "className">) {
  return <Link {...props} className="card-link" />;
}
