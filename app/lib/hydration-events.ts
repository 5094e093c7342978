/** Dispatched on the window when the document is hydrated and the stored session has been read. */
export const HYDRATED = "hydrated";
