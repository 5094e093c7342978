import type { AnnotatedTest } from "./annotations.ts";
import { allStatements, type Section, type Statement } from "./statements.ts";

const INTRODUCTION = `# Specification coverage

Generated from [spec-statements.md](spec-statements.md) and the \`covers\` comments of the tests by \`npm run coverage-table\`: do not edit.
`;
const STATES = { tested: "tested", "no test": "built, no test", "not yet": "not yet", open: "open" };

const cell = (text: string) => text.replaceAll("|", "\\|");

type TestsById = Map<string, Omit<AnnotatedTest, "ids">[]>;

function groupById(tests: readonly AnnotatedTest[]): TestsById {
  const byId: TestsById = new Map();
  for (const { file, title, ids } of tests) {
    for (const id of ids) byId.set(id, [...(byId.get(id) ?? []), { file, title }]);
  }
  return byId;
}

/** Unknown ids, ids given twice, and statements without a test or a state, one sentence each. */
export function findProblems(sections: readonly Section[], tests: readonly AnnotatedTest[]): string[] {
  const byId = groupById(tests);
  const statements = allStatements(sections);
  const known = new Set(statements.map(({ id }) => id));
  return [
    ...statements
      .filter(({ id }, index) => statements.findIndex((statement) => statement.id === id) !== index)
      .map(({ id }) => `spec-statements.md has ${id} twice`),
    ...[...byId]
      .filter(([id]) => !known.has(id))
      .map(([id, [test]]) => `${test?.file} covers the unknown statement ${id}`),
    ...statements
      .filter(({ id, state }) => !state && !byId.has(id))
      .map(({ id, text }) => `no test covers ${id}: ${text}`),
    ...statements
      .filter(({ id, state }) => state && byId.has(id))
      .map(({ id, state }) => `${id} has a test, but is marked "${state}"`),
  ];
}

function countRow(title: string, statements: readonly Statement[]): string {
  const counts = Object.keys(STATES).map(
    (state) => statements.filter((statement) => (statement.state ?? "tested") === state).length,
  );
  return `| ${[title, ...counts, statements.length].join(" | ")} |`;
}

function shownBy({ id, state, detail, note }: Statement, byId: TestsById): string {
  const tests = (byId.get(id) ?? []).map(({ file, title }) => `\`${file}\` ${title}`);
  const parts = state ? [`**${STATES[state]}:** ${detail}`] : tests;
  return cell([...parts, ...(note ? [`*${note}*`] : [])].join("<br>"));
}

/** The text of docs/spec-coverage.md. */
export function renderCoverage(sections: readonly Section[], tests: readonly AnnotatedTest[]): string {
  const byId = groupById(tests);
  const lines = [
    INTRODUCTION,
    `| | ${Object.values(STATES).join(" | ")} | all |`,
    `|---|${"---:|".repeat(Object.keys(STATES).length + 1)}`,
    ...sections.map((section) => countRow(section.title, allStatements([section]))),
    countRow("**all**", allStatements(sections)),
  ];
  for (const { title, groups } of sections) {
    lines.push("", `## ${title}`);
    for (const group of groups.filter(({ statements }) => statements.length > 0)) {
      if (group.title) lines.push("", `### ${group.title}`);
      lines.push("", "| id | statement | shown by |", "|---|---|---|");
      for (const statement of group.statements) {
        lines.push(`| ${statement.id} | ${cell(statement.text)} | ${shownBy(statement, byId)} |`);
      }
    }
  }
  return `${lines.join("\n")}\n`;
}
