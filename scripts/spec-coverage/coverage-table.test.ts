import { expect, it } from "vitest";
import { readAnnotations } from "./annotations.ts";
import { findProblems, renderCoverage } from "./coverage-table.ts";
import { readStatements } from "./statements.ts";

const STATEMENTS = `# Statements

## Screens

### Header

- \`header-01\` A fixed bar
- \`header-02\` The target of Settings is not shown
  - open: Menu
- \`header-03\` A | b
  - note: not asserted: b
`;

/** Not written out below, where it would annotate this file. */
const COVERS = "// covers:";
const TESTS = `
  ${COVERS} header-01
  it("alone", () => {});
  test.describe("the menu", () => {
    // A comment of its own.
    ${COVERS} header-01, header-03
    test.each([1, 2])("has entry %i", () => {});
    for (const width of [1])
      ${COVERS} header-03
      test(\`fits \${width}\`, () => {});
  });
`;

it("reads which tests cover which statements, with the titles around them", () => {
  expect(readAnnotations("a.test.ts", TESTS)).toEqual([
    { file: "a.test.ts", title: "alone", ids: ["header-01"] },
    { file: "a.test.ts", title: "the menu › has entry %i", ids: ["header-01", "header-03"] },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the title as it is in the source
    { file: "a.test.ts", title: "the menu › fits ${width}", ids: ["header-03"] },
  ]);
});

it("rejects a comment that is not directly above a test", () => {
  expect(() =>
    readAnnotations("a.test.ts", "// covers: header-01\nconst a = 1;\nit('b', () => {});"),
  ).toThrow("a.test.ts");
});

it("finds unknown, repeated and untested statements, and tests of those that are open", () => {
  const sections = readStatements(`${STATEMENTS}- \`header-01\` Again\n`);
  expect(
    findProblems(sections, [{ file: "a.test.ts", title: "a", ids: ["header-02", "header-04"] }]),
  ).toEqual([
    "spec-statements.md has header-01 twice",
    "a.test.ts covers the unknown statement header-04",
    "no test covers header-01: A fixed bar",
    "no test covers header-03: A | b",
    "no test covers header-01: Again",
    'header-02 has a test, but is marked "open"',
  ]);
});

it("renders every statement with its tests, state and note, and the counts", () => {
  const table = renderCoverage(readStatements(STATEMENTS), readAnnotations("a.test.ts", TESTS));
  expect(table).toContain("| Screens | 2 | 0 | 0 | 1 | 3 |");
  expect(table).toContain(
    "| header-01 | A fixed bar | `a.test.ts` alone<br>`a.test.ts` the menu › has entry %i |",
  );
  expect(table).toContain("| header-02 | The target of Settings is not shown | **open:** Menu |");
  expect(table).toContain("| header-03 | A \\| b |");
  expect(table).toContain("<br>*not asserted: b* |");
});
