const ITEM = /^- `([a-z-]+-\d{2,})` (.+)$/;
const STATE = /^ {2}- (open|no test|not yet|note): (.+)$/;

export interface Statement {
  id: string;
  text: string;
  /** Why no test covers it; absent for a statement that tests cover. */
  state?: "open" | "no test" | "not yet";
  detail?: string;
  note?: string;
}

export interface Section {
  title: string;
  groups: { title: string; statements: Statement[] }[];
}

/** Reads docs/spec-statements.md. */
export function readStatements(markdown: string): Section[] {
  const sections: Section[] = [];
  const startGroup = (title: string) => sections.at(-1)?.groups.push({ title, statements: [] });
  for (const line of markdown.split("\n")) {
    const [, marks, title = ""] = line.match(/^(##|###) (.+)$/) ?? [];
    if (marks === "##") {
      sections.push({ title, groups: [] });
      startGroup("");
    } else if (marks === "###") startGroup(title);

    const statements = sections.at(-1)?.groups.at(-1)?.statements;
    const [, id, text = ""] = line.match(ITEM) ?? [];
    if (id) statements?.push({ id, text });
    const [, state, detail] = line.match(STATE) ?? [];
    const last = statements?.at(-1);
    if (last && state) Object.assign(last, state === "note" ? { note: detail } : { state, detail });
  }
  return sections;
}

export function allStatements(sections: readonly Section[]): Statement[] {
  return sections.flatMap(({ groups }) => groups.flatMap(({ statements }) => statements));
}
