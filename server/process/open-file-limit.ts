interface Report {
  userLimits?: { open_files?: { soft: number | "unlimited" } };
}

/** The soft limit of open files and connections of this process; Infinity where the system reports none. */
export function openFileLimit(): number {
  const { userLimits } = process.report.getReport() as Report;
  const limit = userLimits?.open_files?.soft;
  return typeof limit === "number" ? limit : Number.POSITIVE_INFINITY;
}
