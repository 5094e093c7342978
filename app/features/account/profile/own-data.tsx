import { inFreshSession } from "#app/entities/account/fresh-session.ts";
import * as messages from "#app/features/account/profile/messages.ts";
import { ProfileSection } from "#app/features/account/profile/profile-section.tsx";
import { browserFile } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

export function OwnData() {
  const download = useSingleMutation({
    mutationFn: () => inFreshSession(() => browserFile({ path: "/user/export" })),
    onSuccess: ({ blob, name }) => saveFile(blob, name ?? "my-data.json"),
  });
  return (
    <ProfileSection title={messages.ownDataTitle} lead={messages.ownDataLead}>
      <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        {messages.downloadData}
      </Button>
      {download.isSuccess && (
        <Notice tone="success" className="mt-4">
          {messages.dataSaved}
        </Notice>
      )}
      {download.isError && (
        <Notice tone="danger" className="mt-4">
          {failureText(download.error)}
        </Notice>
      )}
    </ProfileSection>
  );
}
