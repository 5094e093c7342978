import { expect, it } from "vitest";
import { imitatesShop } from "./imitates-shop.ts";

it.each([
  "Ensemble",
  "ENSEMBLE",
  "еnsеmblе",
  "énsemble",
  "3nsembl3",
  "ensemb1e",
  "Ensembie",
  "ensem ble",
  "ensemble_official",
  "The Ensemble Team",
  "official.ensemble.shop",
  "OfficialEnsemble",
  "ensemble2026",
  "ensemble_1",
  "enssemble",
  "Ensemble Stylists",
  "ensembleindia",
])("takes %s for an imitation of Ensemble", (username) => {
  expect(imitatesShop(username, "Ensemble")).toBe(true);
});

it.each(["asha", "ensemblist", "assemble", "Ensemble lover", "official", "team", "ens", "2026", "!"])(
  "lets %s be beside Ensemble",
  (username) => {
    expect(imitatesShop(username, "Ensemble")).toBe(false);
  },
);

it("ends for a name of nothing but shop words", () => {
  expect(imitatesShop("in".repeat(25), "Ensemble")).toBe(false);
});

it.each([
  ["asha rao", "Asha", false],
  ["asha", "Asha", true],
  ["modern", "Modem", true],
  ["आशा", "आशा", true],
  ["आशी", "आशा", false],
  ["the shop", "The Shop", true],
  ["anything", "!!", false],
])("%s beside %s: %s", (username, shopName, expected) => {
  expect(imitatesShop(username, shopName)).toBe(expected);
});
