import ts from "typescript";

const ANNOTATION = /^[ \t]*\/\/ covers: (.+)$/gm;
const TEST_FUNCTIONS = ["describe", "it", "test"];

/** The function at the root of a call such as `test.describe(…)`, `it.each(…)(…)` or `it.each`…`(…)`. */
function rootName(node: ts.Node): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isTaggedTemplateExpression(node)) return rootName(node.tag);
  return ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) ? rootName(node.expression) : "";
}

function titleOf(call: ts.CallExpression): string {
  const [argument] = call.arguments;
  if (argument === undefined) return "";
  return ts.isStringLiteralLike(argument) ? argument.text : argument.getText().replace(/^`|`$/g, "");
}

const idsIn = (text: string) => [...text.matchAll(ANNOTATION)].flatMap(([, ids = ""]) => ids.split(/,\s*/));

/** A test that names the statements that it covers. */
export interface AnnotatedTest {
  file: string;
  title: string;
  ids: string[];
}

/**
 * The tests of a file that name statements in a comment directly above them; an error if such a comment is
 * not directly above a test or a describe.
 */
export function readAnnotations(file: string, text: string): AnnotatedTest[] {
  const expected = idsIn(text).length;
  if (expected === 0) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const annotated: AnnotatedTest[] = [];
  const visit = (node: ts.Node, titles: string[]) => {
    let inner = titles;
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const call = node.expression;
      if (TEST_FUNCTIONS.includes(rootName(call.expression))) {
        inner = [...titles, titleOf(call)];
        const ids = idsIn(text.slice(node.getFullStart(), node.getStart()));
        if (ids.length > 0) annotated.push({ file, title: inner.join(" › "), ids });
      }
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  if (annotated.flatMap(({ ids }) => ids).length !== expected) {
    throw new Error(`${file}: a "covers" comment is not directly above a test`);
  }
  return annotated;
}
