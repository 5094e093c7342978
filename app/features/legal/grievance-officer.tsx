import { ContactAddress } from "#app/entities/settings/contact-address.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import * as messages from "#app/features/legal/messages.ts";

/** The contact for complaints that Indian law asks of a shop. */
export function GrievanceOfficer() {
  const { grievance } = useSettings();
  return (
    <div className="mt-6">
      {grievance ? (
        <ContactAddress {...grievance} />
      ) : (
        <p className="border-line-strong border-l-2 pl-5 text-ink-soft">{messages.noGrievanceOfficer}</p>
      )}
    </div>
  );
}
