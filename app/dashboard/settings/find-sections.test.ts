import { expect, it } from "vitest";
import { findSections } from "#app/dashboard/settings/find-sections.ts";
import { SETTINGS_SECTIONS } from "#app/dashboard/settings/settings-sections.ts";

const pathsFor = (searchTerm: string) =>
  findSections(SETTINGS_SECTIONS, searchTerm).map(({ section }) => section.path);

it("finds a section by its title, a label of its form, its group and other words for it", () => {
  expect(pathsFor("word list")).toEqual(["word-list"]);
  expect(pathsFor("Phone number")).toEqual(["contact", "grievance-contact"]);
  expect(pathsFor("legal")).toEqual(["grievance-contact", "privacy-policy", "terms-of-service"]);
  expect(pathsFor("GST officer")).toEqual(["grievance-contact"]);
  expect(pathsFor("Spám, ")).toEqual(["word-list"]);
});

it("needs every word, from its beginning", () => {
  expect(pathsFor("invitation footer")).toEqual(["claims"]);
  expect(pathsFor("invitation spam")).toEqual([]);
  expect(pathsFor("pam")).toEqual([]);
});

it("names the labels that fit by themselves", () => {
  const [found] = findSections(SETTINGS_SECTIONS, "invitation foot");
  expect(found?.fields).toEqual(["Invitation in the footer"]);
});

it("finds all sections without a word", () => {
  expect(pathsFor(" – ")).toEqual(SETTINGS_SECTIONS.map(({ path }) => path));
});

it("has addresses that are unique and groups that stand together", () => {
  const paths = SETTINGS_SECTIONS.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^[a-z]+(-[a-z]+)*$/);
  const groups = SETTINGS_SECTIONS.map(({ group }) => group);
  const changes = groups.filter((group, index) => group !== groups[index - 1]);
  expect(changes).toEqual([...new Set(groups)]);
});
