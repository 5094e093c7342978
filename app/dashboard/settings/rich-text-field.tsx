import { Heading, Link2, List } from "lucide";
import { useRef } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { FormField } from "#app/dashboard/settings/form-field.tsx";
import { type Mark, withMark } from "#app/dashboard/settings/rich-text-marks.ts";
import type { SettingFields } from "#app/dashboard/settings/use-setting-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TEXT_SECTION_MAX_LENGTH } from "#contract/limits.ts";

const MARKS: { mark: Mark; label: string; icon: typeof List }[] = [
  { mark: "heading", label: "Heading", icon: Heading },
  { mark: "list", label: "List", icon: List },
  { mark: "link", label: "Link", icon: Link2 },
];

interface RichTextFieldProps<Fields extends FieldValues> {
  form: SettingFields<Fields>;
  name: FieldPath<Fields>;
  label: string;
  /** The noun and number of its row, which tell the fields of a screen reader apart: "section 2". */
  row: string;
}

/** A body of plain text with buttons that write the marks of headings, lists and links into it. */
export function RichTextField<Fields extends FieldValues>({
  form,
  name,
  label,
  row,
}: RichTextFieldProps<Fields>) {
  const container = useRef<HTMLDivElement>(null);

  function press(mark: Mark) {
    const area = container.current?.querySelector("textarea");
    if (!area) return;
    const { value, selectionStart, selectionEnd } = area;
    const { text, start, end } = withMark(mark, { text: value, start: selectionStart, end: selectionEnd });
    area.value = text;
    // What listens to typing, React included, hears of it.
    area.dispatchEvent(new Event("input", { bubbles: true }));
    area.focus();
    area.setSelectionRange(start, end);
  }

  return (
    <div ref={container} className="grid min-w-0 gap-2">
      <FormField
        form={form}
        name={name}
        label={label}
        aria-label={`${label}: ${row}`}
        hint="An empty line begins a new paragraph."
        maxLength={TEXT_SECTION_MAX_LENGTH}
      />
      <div className="flex flex-wrap gap-2">
        {MARKS.map(({ mark, label: markLabel, icon }) => (
          <Button
            key={mark}
            variant="secondary"
            size="small"
            aria-label={`${markLabel}: ${row}`}
            // The text keeps its selection, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => press(mark)}
          >
            <Icon of={icon} size="small" />
            <span>{markLabel}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
