import { type KeyboardEvent, useState } from "react";
import { ChangeList } from "#app/dashboard/frame/change-list.tsx";
import { ImportCounts } from "#app/dashboard/frame/import-counts.tsx";
import { RefusalList } from "#app/dashboard/frame/refusal-list.tsx";
import { ColumnChoices } from "#app/dashboard/pieces/import/column-choices.tsx";
import { KIND_LABELS, missingText } from "#app/dashboard/pieces/import/piece-import-messages.ts";
import type { ProductFileState } from "#app/dashboard/pieces/import/use-product-file.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Price } from "#app/ui/price.tsx";
import { ITEM_LINK_MAX_LENGTH, SOURCE_NAME_MAX_LENGTH } from "#contract/limits.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import type { ProductPreview } from "#contract/pieces/product-file.ts";

interface ProductPreviewPanelProps {
  preview: ProductPreview;
  file: ProductFileState;
}

/** What an import of the file would do. While the file is read again, it shows the former state. */
export function ProductPreviewPanel({ preview, file }: ProductPreviewPanelProps) {
  const { fileName, kind, refused, changes, changedPieces, missingPieces, sample, fieldsNeeded } = preview;
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-baseline gap-x-3 text-small">
        <span className="font-medium wrap-anywhere">{fileName}</span>
        <span className="text-ink-soft">{KIND_LABELS[kind]}</span>
      </p>
      {preview.unreadSheets.map((name) => (
        <p key={name} className="text-small">
          {IMPORT_MESSAGES.sheetUnread({ name })}
        </p>
      ))}
      <ColumnChoices preview={preview} onChoose={(mapping) => file.change({ mapping })} />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        {(preview.needsShopAddress || preview.shopAddress || file.product?.shopAddress !== undefined) && (
          <SettledField
            label="Shop's address"
            hint={
              preview.shopAddress && file.product?.shopAddress === undefined
                ? "As you said last time. Is the file of this shop?"
                : "The file has no links: they are made from it."
            }
            remembered={preview.shopAddress}
            placeholder="https://www.example.in"
            type="url"
            maxLength={ITEM_LINK_MAX_LENGTH}
            error={file.addressError}
            onSettle={(shopAddress) => file.change({ shopAddress })}
          />
        )}
        <SettledField
          label="Shop's name (optional)"
          hint="For products that do not name theirs."
          remembered={preview.sourceName}
          maxLength={SOURCE_NAME_MAX_LENGTH}
          onSettle={(sourceName) => file.change({ sourceName })}
        />
      </div>
      {fieldsNeeded.length === 0 && !preview.needsShopAddress && (
        <div
          aria-busy={file.isReading}
          className="grid gap-6 transition-opacity duration-quick aria-busy:opacity-60"
        >
          <ImportCounts
            counts={{
              new: preview.newPieces,
              changed: changedPieces,
              unchanged: preview.alreadyThere,
              missing: missingPieces,
              "with mistakes": refused,
            }}
          />
          {refused > 0 && <RefusalList fileName={fileName} refusals={preview.refusals} />}
          {missingPieces > 0 && <p className="text-small">{missingText(missingPieces)}</p>}
          {changedPieces > 0 && <ChangeList label="Changed pieces" changes={changes} total={changedPieces} />}
          {sample.length > 0 && <Sample sample={sample} />}
        </div>
      )}
    </div>
  );
}

function Sample({ sample }: Pick<ProductPreview, "sample">) {
  return (
    <section aria-label="The first pieces of the file" className="grid gap-2">
      <h3 className="font-medium text-small">The first pieces of the file</h3>
      <ul className="border-line border-t">
        {sample.map(({ name, sourceName, price, link }) => (
          <li
            key={link}
            className="grid grid-cols-rest-auto items-baseline gap-x-4 border-line border-b py-2.5 text-small"
          >
            <span className="truncate">
              <bdi>{name}</bdi>
              <span className="text-ink-soft">
                {" · "}
                <bdi>{sourceName}</bdi>
              </span>
            </span>
            <Price rupees={price} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SettledFieldProps {
  label: string;
  hint: string;
  remembered: string | undefined;
  placeholder?: string;
  type?: "url";
  maxLength: number;
  error?: string | undefined;
  /** Called when a changed text is left, or on Enter: each call sends the whole file. */
  onSettle: (text: string) => void;
}

function SettledField({ label, hint, error, remembered = "", onSettle, ...input }: SettledFieldProps) {
  const [text, setText] = useState(remembered);
  const [settled, setSettled] = useState(remembered);
  const settle = () => {
    if (text.trim() === settled) return;
    setSettled(text.trim());
    onSettle(text.trim());
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          {...input}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={settle}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing) settle();
          }}
        />
      )}
    </Field>
  );
}
