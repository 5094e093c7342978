import { Badge } from "#app/ui/badge.tsx";

/** Whether an outfit is active. */
export function StatusBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge size="small" tone={isActive ? "fresh" : "quiet"}>
      <span
        aria-hidden="true"
        className={`size-1.5 rounded-pill ${isActive ? "bg-emerald" : "bg-ink-faint"}`}
      />
      {isActive ? "Active" : "Inactive"}
    </Badge>
  );
}
