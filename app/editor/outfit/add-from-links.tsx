import { Link as LinkIcon } from "lucide";
import { useState } from "react";
import { EMPTY_ITEM, type ItemFields } from "#app/editor/outfit/outfit-fields.ts";
import type { OutfitFormState } from "#app/editor/outfit/outfit-rules.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { ITEMS_MAX } from "#contract/limits.ts";
import type { ReadLink } from "#contract/links/links.ts";

interface AddFromLinksProps {
  readLink: (url: string) => Promise<ReadLink>;
  form: OutfitFormState;
  /** Adds rows after the last one, or in place of a single empty one. */
  onAdd: (items: ItemFields[]) => void;
}

/** As many as the server reads at once: more would wait there until their calls time out. */
const READS_AT_ONCE = 4;

interface Progress {
  read: number;
  total: number;
  /** The number of links beyond the limit of items. */
  left: number;
}

export function AddFromLinks({ readLink, form, onAdd }: AddFromLinksProps) {
  const [pasted, setPasted] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<Progress>();
  const isReading = progress !== undefined && progress.read < progress.total;

  const addAll = async () => {
    const present = form.getValues("items").filter(isFilled);
    const entered = [...new Set(pasted.split(/\s+/).filter(Boolean))];
    const added = entered.filter((link) => !present.some(({ itemLink }) => itemLink === link));
    if (added.length === 0) {
      return setError(
        entered.length === 0 ? "Please paste at least one link" : "The outfit has all of these links already",
      );
    }
    setError(undefined);
    const links = added.slice(0, ITEMS_MAX - present.length);
    const left = added.slice(links.length);
    setPasted(left.join("\n"));
    setProgress({ read: 0, total: links.length, left: left.length });
    if (links.length === 0) return;
    onAdd(links.map((itemLink) => ({ ...EMPTY_ITEM, itemLink })));
    const readAll = async () => {
      for (let link = links.shift(); link; link = links.shift()) {
        await fillRow(form, link, readLink);
        setProgress((before) => before && { ...before, read: before.read + 1 });
      }
    };
    await Promise.all(Array.from({ length: READS_AT_ONCE }, readAll));
  };

  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        size="small"
        onClick={() => setOpen(true)}
        className="sm:justify-self-start"
      >
        <Icon of={LinkIcon} size="small" weight="bold" />
        Add from link
      </Button>
    );
  }
  return (
    <div className="grid gap-3 bg-paper-deep p-4 sm:p-5">
      <Field
        label="Product links, one a line"
        hint="Name, shop and price are filled in from each shop's page."
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            // The button that had the focus leaves as the field appears.
            autoFocus
            rows={3}
            value={pasted}
            placeholder="https://"
            onChange={(event) => {
              setPasted(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" size="small" busy={isReading} onClick={() => void addAll()}>
          Add items
        </Button>
        <p role="status" className="text-ink-soft text-small">
          {progress && progressText(progress)}
        </p>
      </div>
    </div>
  );
}

function progressText({ read, total, left }: Progress): string {
  const reading =
    read < total ? `${read} of ${total} pages read…` : `All ${total} pages read. Please check the rows.`;
  const full = `${formatCount(left, "link is", "links are")} not added: an outfit has at most ${ITEMS_MAX} items.`;
  return [total > 0 && reading, left > 0 && full].filter(Boolean).join(" ");
}

function isFilled({ itemName, sourceName, itemLink }: ItemFields): boolean {
  return Boolean(itemName || sourceName || itemLink);
}

/**
 * Fills the row of the link, which may have moved meanwhile, but not fields that were typed into. An error is
 * shown at the link.
 */
async function fillRow(
  form: OutfitFormState,
  link: string,
  readLink: AddFromLinksProps["readLink"],
): Promise<void> {
  const result = await readLink(link).catch((error: unknown) =>
    failureText(error, "The page could not be read. Please fill in the fields yourself."),
  );
  const index = form.getValues("items").findIndex(({ itemLink }) => itemLink === link);
  if (index < 0) return;
  if (typeof result === "string") {
    form.setError(`items.${index}.itemLink`, { type: "read", message: result });
    return;
  }
  const row = form.getValues(`items.${index}`);
  const found = foundFields(result, link);
  for (const name of FOUND_FIELDS) {
    if (row[name] === "") form.setValue(`items.${index}.${name}`, found[name], { shouldDirty: true });
  }
  if (result.itemPrice === null && row.itemPrice === "") {
    const message =
      result.currency && result.currency !== "INR"
        ? `The page's price is in ${result.currency}`
        : "The page says no price";
    form.setError(`items.${index}.itemPrice`, { type: "read", message });
  }
}

const FOUND_FIELDS = ["itemName", "sourceName", "itemPrice"] as const;

function foundFields({ itemName, sourceName, itemPrice }: ReadLink, link: string) {
  return {
    itemName: itemName ?? "",
    sourceName: sourceName ?? new URL(link).hostname.replace(/^www\./, ""),
    itemPrice: itemPrice === null ? "" : String(itemPrice),
  };
}
