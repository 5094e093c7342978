import { type ReactNode, useEffect, useRef } from "react";

/** Keys that change nothing in a field: the focus may move on, and a dialog may close. */
const isHarmless = ({ key }: KeyboardEvent) => key === "Tab" || key === "Escape";

interface LockedFieldsProps {
  /** They are being sent: nothing in them can be changed. */
  locked: boolean | undefined;
  children: ReactNode;
  className: string;
}

/** Fields that can be locked and keep the focus meanwhile, which those of a disabled `fieldset` lose. */
export function LockedFields({ locked, children, className }: LockedFieldsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const element = fields.current;
    if (!locked || !element) return;
    const left = new AbortController();
    const refuse = (event: Event) => {
      if (event instanceof KeyboardEvent && isHarmless(event)) return;
      // A press elsewhere than on a select only moves the focus; its click is refused.
      if (event.type === "mousedown" && !(event.target instanceof HTMLSelectElement)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    for (const type of ["beforeinput", "keydown", "mousedown", "click", "drop"]) {
      element.addEventListener(type, refuse, { capture: true, signal: left.signal });
    }
    return () => left.abort();
  }, [locked]);
  return (
    <fieldset ref={fields} aria-disabled={locked || undefined} className={className}>
      {children}
    </fieldset>
  );
}
