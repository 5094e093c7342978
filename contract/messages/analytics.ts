/** Messages about analytics. */

export const ANALYTICS_MESSAGES = {
  periodUnknown: "Please ask for the last 7, 28 or 90 days",
  tableUnknown: "Please choose one of the charts or lists",
} as const;
