/**
 * Event of the window: the frame is hydrated and the stored session has been read, so presses take effect.
 * The performance mark of this name is set when the screen is hydrated too.
 */
export const HYDRATED = "hydrated";
