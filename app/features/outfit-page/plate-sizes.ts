/** `sizes` of the picture that leads the page. */
export const PLATE_SIZES = "(min-width: 48rem) 44vw, (min-resolution: 2.5dppx) 75vw, 100vw";
