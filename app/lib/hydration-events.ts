/** Dispatched on the window when hydration begins and when it is complete. */
export const HYDRATING = "hydrating";
export const HYDRATED = "hydrated";
