interface Report {
  userLimits?: { open_files?: { soft: number | "unlimited" } };
}

/** How many files and connections this process may have open at once; Infinity where nobody says. */
export function openFileLimit(): number {
  const { userLimits } = process.report.getReport() as Report;
  const limit = userLimits?.open_files?.soft;
  return typeof limit === "number" ? limit : Number.POSITIVE_INFINITY;
}
