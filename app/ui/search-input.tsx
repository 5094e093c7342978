import { Search, X } from "lucide";
import { type ComponentProps, type RefObject, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import * as messages from "#app/ui/messages.ts";
import { SEARCH_TERM_MAX_LENGTH } from "#contract/limits.ts";

interface SearchInputProps {
  name: string;
  /** Accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** For its height. */
  className?: string | undefined;
  ref?: RefObject<HTMLInputElement | null> | undefined;
  /** ARIA attributes of a search box with suggestions. */
  combobox?: ComponentProps<"input"> | undefined;
}

/** A search box without a frame, for a bar that has one. */
export function SearchInput({
  name,
  label,
  value,
  onChange,
  className = "h-13",
  ref,
  combobox,
}: SearchInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  return (
    <div className="relative flex min-w-0 flex-1 items-center outline-ink outline-offset-2 has-[input:focus-visible]:outline-2">
      <Icon of={Search} className="pointer-events-none absolute left-0" />
      <input
        {...combobox}
        ref={input}
        type="search"
        dir="auto"
        name={name}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_TERM_MAX_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          "w-full min-w-0 appearance-none bg-transparent pl-8 text-body placeholder:text-ink-faint outline-none [&::-webkit-search-cancel-button]:hidden",
          className,
        )}
      />
      {value && (
        <IconButton
          label={messages.clearSearch}
          // Taking the focus on mouse down would shrink the search bar, and move the button from under the
          // pointer.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
        >
          <Icon of={X} size="small" weight="bold" />
        </IconButton>
      )}
    </div>
  );
}
