import { type ReactNode, useEffect, useRef } from "react";

/** Keys that change nothing in a field: Tab moves the focus, Escape closes a dialog. */
const isHarmless = ({ key }: KeyboardEvent) => key === "Tab" || key === "Escape";

const WRITABLE = "input:not([readonly]), textarea:not([readonly])";

interface LockedFieldsProps {
  /** While the fields are being sent: none can be changed. */
  locked: boolean | undefined;
  children: ReactNode;
  className: string;
}

/** Locked fields keep the focus, unlike those of a disabled `fieldset`. */
export function LockedFields({ locked, children, className }: LockedFieldsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const element = fields.current;
    if (!locked || !element) return;
    const left = new AbortController();
    // What phones and input methods compose is no event that could be refused.
    const texts = [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITABLE)];
    for (const text of texts) text.readOnly = true;
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
    return () => {
      left.abort();
      for (const text of texts) text.readOnly = false;
    };
  }, [locked]);
  return (
    <fieldset ref={fields} aria-disabled={locked || undefined} className={className}>
      {children}
    </fieldset>
  );
}
