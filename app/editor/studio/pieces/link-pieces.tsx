import { type FormEvent, useState } from "react";
import type { PieceSource } from "#app/editor/studio/pieces/cut-out-source.ts";
import type { Typed } from "#app/editor/studio/pieces/use-typed.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { isHttpUrl } from "#contract/links/link-url.ts";

interface LinkPiecesProps extends Typed {
  /** Returns what there was no room for. */
  onAdd: (sources: PieceSource[]) => PieceSource[];
}

export function LinkPieces({ typed, onType, onAdd }: LinkPiecesProps) {
  const [error, setError] = useState<string>();

  function addAll(event: FormEvent) {
    event.preventDefault();
    const links = [...new Set(typed.split(/\s+/).filter(Boolean))];
    const invalid = links.filter((link) => !isHttpUrl(link));
    const valid = links.filter(isHttpUrl);
    const left = onAdd(valid.map((link) => ({ kind: "link", link })));
    onType([...invalid, ...left.map((source) => (source.kind === "link" ? source.link : ""))].join("\n"));
    setError(links.length === 0 ? "Paste a link first" : invalid.length > 0 ? NO_LINKS : undefined);
  }

  return (
    <form onSubmit={addAll} noValidate className="grid gap-4">
      <Field
        label="Product links, one a line"
        hint="Each product is cut out of its picture. Name, shop and price come with it."
        error={error}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            value={typed}
            placeholder="https://"
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ target }) => {
              onType(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" size="small" className="justify-self-start">
        Cut out
      </Button>
    </form>
  );
}

const NO_LINKS = "What is left here is no link: an address begins with https://";
