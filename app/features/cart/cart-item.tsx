import { Check } from "lucide";
import { countOpen } from "#app/entities/outfit/count-open.ts";
import { unavailableText } from "#app/entities/outfit/item-availability.ts";
import { similarItem } from "#app/entities/outfit/item-messages.ts";
import { SponsoredLink } from "#app/entities/outfit/sponsored-link.tsx";
import * as messages from "#app/features/cart/messages.ts";
import { useOpenedItems } from "#app/features/cart/opened-items.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Price } from "#app/ui/price.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { OutfitItem } from "#contract/outfit/outfit.ts";

interface CartItemProps {
  item: OutfitItem;
  /** Its outfit, whose page shows alternatives to the item. */
  outfitId: string;
  /** Below its name: its shop, or among the items of one shop its outfit. */
  detail: string;
}

/** An item with the link to its shop, marked once that has been opened from the cart. */
export function CartItem({ item, outfitId, detail }: CartItemProps) {
  const [opened, markOpened] = useOpenedItems(outfitId);
  const unavailable = unavailableText(item);
  const [replacement, rest] = messages.findReplacement(item.itemName);
  return (
    <li className="flex items-start justify-between gap-4 border-line-strong/40 border-t py-3">
      <div className="min-w-0">
        <p className="font-medium text-small leading-snug">{item.itemName}</p>
        <p className="mt-0.5 text-caption text-ink-soft">
          <span>{detail}</span>
          {item.match === "similar" && (
            <span>
              {" · "}
              <em>{similarItem}</em>
            </span>
          )}
        </p>
        {unavailable && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-caption">
            <span className="font-medium text-danger">{unavailable}</span>
            <TextLink look="inline" to={`/outfit/${outfitId}`} className="inline-flex min-h-6 items-center">
              <span>{replacement}</span>
              <span className="sr-only">{rest}</span>
            </TextLink>
          </p>
        )}
        {opened.includes(item.itemId) && (
          <p className="mt-1 flex items-center gap-1 text-caption text-emerald">
            <Icon of={Check} size="tiny" weight="bold" />
            {messages.opened}
          </p>
        )}
      </div>
      <div className="grid justify-items-end text-right @3xl:flex @3xl:items-start @3xl:gap-6">
        <Price rupees={item.itemPrice} size="small" />
        {item.itemLink && (
          <SponsoredLink
            href={item.itemLink}
            what={item.itemName}
            onFollow={() => {
              markOpened(item.itemId);
              countOpen(item.itemId);
            }}
            className="-mb-2 whitespace-nowrap @3xl:-mt-2.5"
          />
        )}
      </div>
    </li>
  );
}
