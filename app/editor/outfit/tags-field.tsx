import { X } from "lucide";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { type FieldErrors, useController } from "react-hook-form";
import type { OutfitFields } from "#app/editor/outfit/outfit-fields.ts";
import type { OutfitFormState } from "#app/editor/outfit/outfit-rules.ts";
import { isComposing } from "#app/lib/is-composing.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TAG_MAX_LENGTH, TAGS_MAX } from "#contract/limits.ts";
import { firstCharacters } from "#contract/values/characters.ts";

/** Tags as chips: Enter or a comma adds one, Backspace removes the last one. */
export function TagsField({ form: { control, clearErrors } }: { form: OutfitFormState }) {
  const { field, formState } = useController({ control, name: "tags" });
  const [text, setText] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const tags = field.value;
  const isFull = tags.length >= TAGS_MAX;

  function set(next: string[]) {
    clearErrors("tags");
    field.onChange(next);
  }
  function add(typed: string) {
    setText("");
    const next = addTags(tags, typed);
    if (next.length > tags.length) set(next);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "" && tags.length > 0) {
      set(tags.slice(0, -1));
    }
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData("text");
    if (!pasted.includes(",")) return;
    event.preventDefault();
    add(text + pasted);
  }

  return (
    <Field
      label="Tags"
      error={tagsError(formState.errors.tags)}
      hint={
        <>
          Press Enter or a comma after each tag.{" "}
          <span className="tabular-nums">{`${tags.length}/${TAGS_MAX}`}</span>
        </>
      }
    >
      {(attributes) => (
        <div className="flex min-h-12 flex-wrap items-center gap-2 border border-line-strong bg-paper-raised px-3 py-1.5 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent has-[input:focus-visible]:outline-offset-3">
          {tags.length > 0 && (
            <ul aria-label="Chosen tags" className="contents">
              {tags.map((tag) => (
                <li key={tag} className="flex items-center bg-paper-deep pl-3 text-small">
                  <span>{`#${tag}`}</span>
                  <button
                    type="button"
                    aria-label={`Remove tag ${tag}`}
                    onClick={() => {
                      set(tags.filter((other) => other !== tag));
                      input.current?.focus();
                    }}
                    className="touch-target inline-flex size-8 items-center justify-center enabled:hover:text-danger"
                  >
                    <Icon of={X} size="tiny" weight="bold" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...attributes}
            dir="auto"
            ref={(element) => {
              field.ref(element);
              input.current = element;
            }}
            value={text}
            // Some phone keyboards fire no key event for the comma.
            onChange={({ target }) =>
              target.value.includes(",") ? add(target.value) : setText(target.value)
            }
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            // Adds a typed tag that was not confirmed yet.
            onBlur={() => add(text)}
            maxLength={TAG_MAX_LENGTH}
            readOnly={isFull}
            placeholder={isFull ? undefined : "Add a tag"}
            autoComplete="off"
            enterKeyHint="enter"
            className="min-h-8 min-w-24 flex-1 bg-transparent text-body outline-none placeholder:text-ink-faint"
          />
        </div>
      )}
    </Field>
  );
}

function tagsError(error: FieldErrors<OutfitFields>["tags"]): string | undefined {
  return error?.message ?? error?.root?.message ?? error?.find?.((one) => one)?.message;
}

/** `text` is comma-separated. Omits blank tags, duplicates and those beyond the limits. */
export function addTags(tags: readonly string[], text: string): string[] {
  const all = [...tags];
  for (const piece of text.split(",")) {
    const tag = firstCharacters(piece.trim().replace(/^#+\s*/, ""), TAG_MAX_LENGTH).trim();
    const isKnown = all.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (tag !== "" && !isKnown && all.length < TAGS_MAX) all.push(tag);
  }
  return all;
}
