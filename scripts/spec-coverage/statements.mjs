// @ts-nocheck
const ITEM = /^- `([a-z-]+-\d{2,})` (.+)$/;
const STATE = /^ {2}- (open|no test|not yet|note): (.+)$/;

/**
 * Reads docs/spec-statements.md.
 * @returns {{ title: string, groups: { title?: string, statements: { id: string, text: string, state?: string, detail?: string, note?: string }[] }[] }[]}
 */
export function readStatements(markdown) {
  const sections = [];
  const startGroup = (title) => sections.at(-1).groups.push({ title, statements: [] });
  for (const line of markdown.split("\n")) {
    const [, marks, title] = line.match(/^(##|###) (.+)$/) ?? [];
    if (marks === "##") {
      sections.push({ title, groups: [] });
      startGroup();
    } else if (marks === "###") startGroup(title);

    const statements = sections.at(-1)?.groups.at(-1).statements;
    const [, id, text] = line.match(ITEM) ?? [];
    if (id) statements.push({ id, text });
    const [, state, detail] = line.match(STATE) ?? [];
    if (state === "note") statements.at(-1).note = detail;
    else if (state) Object.assign(statements.at(-1), { state, detail });
  }
  return sections;
}

export const allStatements = (sections) =>
  sections.flatMap(({ groups }) => groups.flatMap(({ statements }) => statements));
