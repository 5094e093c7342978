import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide";
import { useCallback, useState } from "react";
import { useParams } from "react-router";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { settingsQuery } from "#app/dashboard/settings/settings-api.ts";
import { SettingsAside, SettingsOverview } from "#app/dashboard/settings/settings-list.tsx";
import {
  findSettingsSection,
  SETTINGS_PATH,
  type SettingsSection,
} from "#app/dashboard/settings/settings-sections.ts";
import type { SettingFormProps } from "#app/dashboard/settings/use-setting-form.ts";
import { LeaveQuestion } from "#app/editor/frame/leave-question.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { SettingKey } from "#contract/shop/setting-labels.ts";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";

/** The overview, or one section with the list of all beside it. */
export function SettingsPanel() {
  const { section: path } = useParams();
  const section = findSettingsSection(path);
  const [searchTerm, setSearchTerm] = useState("");
  const search = { searchTerm, onSearch: setSearchTerm };
  if (section) {
    return (
      <div className="flex min-w-0 flex-1">
        <SettingsAside {...search} shown={section.path} />
        <SectionScreen key={section.path} section={section} />
      </div>
    );
  }
  return (
    <DashboardFrame
      title="Settings"
      text="What visitors read about your shop, and what it does by itself. A saved change applies at once."
    >
      {path !== undefined && (
        <Notice tone="info">There is no setting at this address. Please choose one from the list.</Notice>
      )}
      <SettingsOverview {...search} />
    </DashboardFrame>
  );
}

function SectionScreen({ section }: { section: SettingsSection }) {
  const query = useQuery(settingsQuery);
  return (
    <DashboardFrame
      title={section.title}
      text={section.text}
      above={
        <TextLink to={SETTINGS_PATH} look="quiet" size="small" tone="soft" className="gap-2 lg:hidden">
          <Icon of={ArrowLeft} size="small" />
          All settings
        </TextLink>
      }
    >
      <Loaded query={query} failure="The settings could not be loaded">
        {(settings) => <GuardedForm section={section} settings={settings} />}
      </Loaded>
    </DashboardFrame>
  );
}

/** Asks before the section is left with unsaved input. */
function GuardedForm({ section: { Form }, settings }: { section: SettingsSection; settings: ShopSettings }) {
  const [unsaved, setUnsaved] = useState<Partial<Record<SettingKey, boolean>>>({});
  const onUnsaved = useCallback<SettingFormProps["onUnsaved"]>(
    (setting, isUnsaved) => setUnsaved((former) => ({ ...former, [setting]: isUnsaved })),
    [],
  );
  return (
    <>
      <Form settings={settings} onUnsaved={onUnsaved} fallback={<Skeleton className="h-96" />} />
      <LeaveQuestion
        isUnsaved={Object.values(unsaved).includes(true)}
        message="What you have entered here will be lost."
        confirmLabel="Discard"
      />
    </>
  );
}
