/**
 * Dispatched on the window when presses are acted on and the stored session has been read. The performance
 * mark of this name is made when the screen is hydrated too.
 */
export const HYDRATED = "hydrated";
