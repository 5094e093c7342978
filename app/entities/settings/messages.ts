export const pageNotLoaded = "This page could not be loaded";
