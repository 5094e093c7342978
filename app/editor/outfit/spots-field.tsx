import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { OutfitFormState } from "#app/editor/outfit/outfit-rules.ts";
import { SpotMarker, spotAt, spotText } from "#app/editor/outfit/spot-marker.tsx";
import { useObjectUrl } from "#app/lib/use-object-url.ts";
import { classNames } from "#app/ui/class-names.ts";
import { imageVariant } from "#contract/outfit/image.ts";
import type { Spot } from "#contract/outfit/item-styling.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

interface SpotsFieldProps {
  form: OutfitFormState;
  /** The edited outfit: its picture is kept unless another one is chosen. */
  current?: Outfit | undefined;
}

const MIDDLE: Spot = { x: 0.5, y: 0.5 };

/**
 * Sets where the items are in the picture: an item is chosen by its number and placed by pressing the
 * picture, dragging its marker, or by keyboard.
 */
export function SpotsField({ form, current }: SpotsFieldProps) {
  const [items, image, composition] = useWatch({
    control: form.control,
    name: ["items", "image", "composition"],
  });
  const preview = useObjectUrl(image);
  const [active, setActive] = useState(0);
  /** The item that was placed by keyboard, whose marker gets the focus. */
  const [placed, setPlaced] = useState<{ index: number }>();
  const [announcement, setAnnouncement] = useState("");
  const section = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const source = preview ?? (image || !current?.image ? undefined : imageVariant(current.image, 640, "jpg"));
  const chosen = Math.min(active, items.length - 1);

  function setSpot(index: number, spot: Spot | null) {
    form.setValue(`items.${index}.spot`, spot, { shouldDirty: true });
    const where = spot ? `is ${spotText(spot)}` : "is no longer marked";
    setAnnouncement(`Item ${index + 1} ${where}`);
  }

  useEffect(() => {
    if (placed) focusIn(section.current, `[data-marker="${placed.index}"]`);
  }, [placed]);

  function press(event: MouseEvent<HTMLButtonElement>) {
    // A press by keyboard has no coordinates.
    if (event.detail === 0) {
      setSpot(chosen, items[chosen]?.spot ?? MIDDLE);
      setPlaced({ index: chosen });
      return;
    }
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    setSpot(chosen, spotAt((event.clientX - left) / width, (event.clientY - top) / height));
    const next = items.findIndex((item, index) => index > chosen && !item.spot);
    if (next !== -1) setActive(next);
  }

  if (items.length === 0) return null;
  return (
    <section ref={section} aria-labelledby={headingId} className="grid gap-4">
      <h3 id={headingId} className="border-ink border-b pb-3 font-display text-title">
        Places in the picture
      </h3>
      {source ? (
        <div className="grid items-start gap-5 sm:grid-cols-picture-rest sm:gap-8">
          <div className="relative">
            <button
              type="button"
              onClick={press}
              aria-label={`Place item ${chosen + 1} in the picture`}
              className="block w-full cursor-crosshair touch-manipulation bg-paper-deep"
            >
              <img src={source} alt="" draggable={false} className="h-auto w-full" />
            </button>
            {items.map(
              (item, index) =>
                item.spot && (
                  <SpotMarker
                    // biome-ignore lint/suspicious/noArrayIndexKey: a marker is identified by its number
                    key={index}
                    index={index}
                    name={item.itemName}
                    spot={item.spot}
                    isChosen={index === chosen}
                    onChoose={() => setActive(index)}
                    onMove={(spot) => setSpot(index, spot)}
                    onRemove={() => {
                      // Before the removal: the dialog would take the focus when the focused element is
                      // removed.
                      focusIn(section.current, `[data-number="${index}"]`);
                      setSpot(index, null);
                    }}
                  />
                ),
            )}
          </div>
          <div className="grid content-start gap-4">
            <p className="max-w-passage text-ink-soft text-small">
              <span>
                {composition
                  ? "The board says where its pieces are; what you mark here comes before that."
                  : "Choose an item, then click the picture where it is."}
              </span>
              <span> Arrow keys move a marker by 1 %, with Shift by 5 %; Delete removes it.</span>
            </p>
            <div className="flex flex-wrap gap-2">
              {items.map((item, index) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: a marker is identified by its number
                  key={index}
                  type="button"
                  data-number={index}
                  aria-pressed={index === chosen}
                  aria-label={`Item ${index + 1}${item.itemName && `: ${item.itemName}`}, ${item.spot ? "marked" : "not marked"}`}
                  onClick={() => setActive(index)}
                  className={classNames(
                    "size-11 border text-small tabular-nums transition-colors",
                    index === chosen ? "border-ink bg-ink text-paper" : "border-line-strong hover:border-ink",
                    !item.spot && "border-dashed",
                  )}
                >
                  {index + 1}
                </button>
              ))}
            </div>
            <p className="text-small">
              <span className="font-medium">{items[chosen]?.itemName || `Item ${chosen + 1}`}</span>{" "}
              <span className="text-ink-soft">
                {items[chosen]?.spot ? spotText(items[chosen].spot) : "is not marked yet"}
              </span>
            </p>
          </div>
        </div>
      ) : (
        <p className="text-ink-soft text-small">Choose a picture first; then mark where its items are.</p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}

function focusIn(container: HTMLElement | null, selector: string): void {
  container?.querySelector<HTMLElement>(selector)?.focus();
}
