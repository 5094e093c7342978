export const scriptsMissing = "This page did not load completely. Check your connection and try again.";
