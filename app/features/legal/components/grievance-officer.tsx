import { useSettings } from "#app/lib/settings.ts";

/** The grievance contact. */
export function GrievanceOfficer() {
  const { grievance } = useSettings();
  if (!grievance) {
    return (
      <p className="mt-6 border-line-strong border-l-2 pl-5 text-ink-soft">
        The operator of this shop has not entered the officer's name and address yet.
      </p>
    );
  }
  return (
    <address className="mt-6 border-accent border-l-2 pl-5 not-italic">
      <span className="block font-semibold">{grievance.name}</span>
      <a href={`mailto:${grievance.email}`} className="inline-flex min-h-11 items-center">
        <span className="link-line">{grievance.email}</span>
      </a>
    </address>
  );
}
