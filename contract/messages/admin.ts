/** Messages of the administrators' screen and calls. */

export const ADMIN_MESSAGES = {
  accessDenied: "Only administrators can access this dashboard.",
  formInvalid: "Please fix the validation errors before submitting",
  openingEditor: "Opening outfit editor...",
  created: "Outfit created successfully!",
  createFailed: "Failed to create outfit. Please try again.",
  updated: "Outfit updated successfully!",
  updateFailed: "Failed to update outfit. Please try again.",
  deleted: "Outfit deleted successfully!",
  deleteFailed: "Failed to delete outfit",
  activated: "Outfit activated successfully!",
  deactivated: "Outfit deactivated successfully!",
  toggleFailed: "Failed to toggle outfit status",
  listFailed: "Failed to fetch outfits",
  changedMeanwhile:
    "Somebody else has changed this outfit since you opened it. Please look at their changes first.",
  jsonExpected: "This must be JSON text",
  versionInvalid: "The version must be a whole number",
} as const;
