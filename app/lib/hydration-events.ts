/** Told to the window when React begins to listen for what people press, and when all that was rendered is alive. */
export const HYDRATING = "hydrating";
export const HYDRATED = "hydrated";
