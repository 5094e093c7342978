import { Search } from "lucide";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (searchTerm: string) => void;
  maxLength?: number;
  className?: string;
}

export function SearchField({
  label,
  value,
  onChange,
  maxLength = SEARCH_TERM_MAX_LENGTH,
  className,
}: SearchFieldProps) {
  return (
    <Field label={label} className={className}>
      {(control) => (
        <span className="relative block">
          <Icon of={Search} className="pointer-events-none absolute inset-y-0 left-4 my-auto" />
          <Input
            {...control}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            room="start"
          />
        </span>
      )}
    </Field>
  );
}
