export const colour = "Colour";
export const price = "Price of the whole look";
export const lowestPrice = "Lowest price";
export const highestPrice = "Highest price";
export const lowestSlider = "Lowest price, slider";
export const highestSlider = "Highest price, slider";
export const noLowestPrice = "no lowest price";
export const noHighestPrice = "no highest price";
