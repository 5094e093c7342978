import { useQueryClient } from "@tanstack/react-query";
import { FileChooser } from "#app/dashboard/frame/file-chooser.tsx";
import { NothingShown, Preview, SettingSection } from "#app/dashboard/settings/setting-section.tsx";
import {
  removeBrandPicture,
  replaceBrandPicture,
  settingsQuery,
} from "#app/dashboard/settings/settings-api.ts";
import type { SettingFormProps } from "#app/dashboard/settings/use-setting-form.ts";
import { applySettings } from "#app/entities/settings/settings.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { keepFocus } from "#app/ui/keep-focus.ts";
import { showToast } from "#app/ui/toast.tsx";
import { BRAND_ICON_MIN_PIXELS, LOGO_HEIGHT } from "#contract/limits.ts";
import {
  BRAND_PICTURE_KINDS,
  BRAND_PICTURE_LABELS,
  type BrandPicture,
  type BrandPictureKind,
  type BrandPictures,
} from "#contract/shop/brand.ts";

const FILES = "PNG, WebP or JPEG, at most 1 MB";
const HINTS: Record<BrandPictureKind, string> = {
  logo: `${FILES}. It is shown ${LOGO_HEIGHT} pixels high, in the place of the name.`,
  logoDark: `${FILES}. For emails in dark mode.`,
  icon: `${FILES}, square, at least ${BRAND_ICON_MIN_PIXELS} pixels. For tabs of browsers and for phones.`,
};

/** Each picture is saved as soon as it is chosen. */
export function PicturesForm({ settings: { pictures } }: SettingFormProps) {
  return (
    <SettingSection
      setting="pictures"
      text="Without a logo your pages show the name of the shop; without an icon, a hanger in your colour."
      preview={<PicturesPreview pictures={pictures} />}
    >
      <div className="grid gap-10">
        {BRAND_PICTURE_KINDS.map((kind) => (
          <PictureField key={kind} kind={kind} picture={pictures[kind]} />
        ))}
      </div>
    </SettingSection>
  );
}

function PictureField({ kind, picture }: { kind: BrandPictureKind; picture: BrandPicture | null }) {
  const client = useQueryClient();
  const label = BRAND_PICTURE_LABELS[kind];
  const saving = useSingleMutation({
    mutationFn: (file: File | null) => (file ? replaceBrandPicture(kind, file) : removeBrandPicture(kind)),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      applySettings({ pictures: saved.pictures });
      void showToast("success", `${label}: saved`);
    },
  });
  return (
    <section tabIndex={-1} aria-label={label} className="grid gap-3 outline-none">
      <h2 className="font-medium text-small">{label}</h2>
      <FileChooser
        label={label}
        accept="image/png,image/webp,image/jpeg"
        hint={HINTS[kind]}
        onChoose={(file) => saving.mutate(file)}
        busy={saving.isPending && saving.variables !== null}
        error={saving.error ? failureText(saving.error) : undefined}
      />
      {picture && (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={picture.src}
            alt=""
            className="max-h-16 max-w-full border border-line bg-paper-raised p-2"
          />
          <Button
            ref={keepFocus}
            variant="secondary"
            size="small"
            busy={saving.isPending && saving.variables === null}
            aria-label={`Remove: ${label}`}
            onClick={() => saving.mutate(null)}
          >
            Remove
          </Button>
        </div>
      )}
    </section>
  );
}

function PicturesPreview({ pictures: { logo, icon } }: { pictures: BrandPictures }) {
  return (
    <>
      <Preview where="header of every page">
        {logo ? (
          <img src={logo.src} alt="" className="max-h-10 max-w-full" />
        ) : (
          <NothingShown>Without a logo the name of the shop is shown.</NothingShown>
        )}
      </Preview>
      <Preview where="phone on which your shop is installed">
        {icon ? (
          <img src={icon.src} alt="" className="size-16" />
        ) : (
          <NothingShown>Without an icon a hanger in your colour is shown.</NothingShown>
        )}
      </Preview>
    </>
  );
}
