import { ContactAddress } from "#app/entities/settings/contact-address.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";

/** The grievance contact. */
export function GrievanceOfficer() {
  const { grievance } = useSettings();
  return (
    <div className="mt-6">
      {grievance ? (
        <ContactAddress {...grievance} />
      ) : (
        <p className="border-line-strong border-l-2 pl-5 text-ink-soft">
          The operator of this shop has not entered the officer's name and address yet.
        </p>
      )}
    </div>
  );
}
