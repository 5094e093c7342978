/** Texts of the listing. Those of the suggestions and of price and colour are loaded with their code. */

export const searchOutfits = "Search outfits";
export const filters = "Filters";
