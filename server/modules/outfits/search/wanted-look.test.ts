import { expect, it } from "vitest";
import { parseSearch } from "./parse-search.ts";
import { wantedLook } from "./wanted-look.ts";

it.each([
  [
    "I am looking for something light to wear at my elder sister's haldi next month, maybe a yellow saree? My budget is within 8,000 rupees.",
    { searchTerm: "yellow saree haldi", budget: 8_000 },
  ],
  ["An outfit for my husband for a beach wedding", { searchTerm: "beach wedding men", budget: null }],
  ["A red saree, not above 6k", { searchTerm: "red saree", budget: 6_000 }],
  ["First day at a bank, 5'2\".", { searchTerm: "", budget: null }],
])("%j asks for %j", (description, wanted) => {
  expect(wantedLook(description)).toEqual(wanted);
});

it("its search term asks for the same", () => {
  const { searchTerm } = wantedLook("Kurta in green for Diwali, for my little boy");
  const { garments, occasions, sections } = parseSearch(searchTerm);
  expect(garments).toMatchObject([{ name: "kurta", colours: [{ family: "green" }] }]);
  expect(occasions).toMatchObject([{ name: "diwali" }]);
  expect(sections).toEqual(["Kids"]);
});
