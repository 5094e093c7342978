import ts from "typescript";

/** A text that people read, in the code of a component instead of a message file. */
export interface InlineText {
  line: number;
  text: string;
}

/** A capital letter, a quotation mark or a rupee sign, and then a word. */
const SENTENCE = /^\s*[“‘"(]?(?:[A-Z₹](?=[a-z’' ])|[a-z]+ [a-z]+ )/;
const LETTER = /\p{L}/u;

/** Attributes of JSX whose values no person reads. */
const SILENT_ATTRIBUTE =
  /^(?:className|\w+ClassName|d|viewBox|id|key|type|rel|sizes|srcSet|transform|pathD|media|points|name|aria-keyshortcuts)$/;

/** Properties for the log, for requests and for search engines' vocabulary. */
const SILENT_PROPERTY = /^(?:failureMessage|timeZone|id|[aA]uthorization|"@type")$/;

/** The type of a constant that holds values of the vocabulary, which are ids. */
const VOCABULARY_TYPE = /^(?:readonly )?(?:Category|Section|OutfitType|Colour)(?:\[\])?$/;

/** Calls whose arguments no person reads: logs, checks, class names, and names and values of headers. */
const SILENT_CALL =
  /^(?:log\w*|console)\b|\.logError$|^(?:requireValue|classNames)$|\b[hH]eaders\.(?:get|set)$/;

/**
 * The texts of a file that a person reads and a translator would have to find in the code: text of JSX, and
 * literals that begin like a sentence or a label. What is compared, thrown, logged, or names a type, a module
 * or a key passes.
 */
export function findInlineTexts(source: string, fileName: string): InlineText[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const texts: InlineText[] = [];

  function add(node: ts.Node, text: string) {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    texts.push({ line: line + 1, text: text.replace(/\s+/g, " ").trim() });
  }

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isForPrograms(node)) return;
    if (ts.isJsxText(node)) {
      if (LETTER.test(node.text)) add(node, node.text);
      return;
    }
    if (ts.isStringLiteralLike(node) && SENTENCE.test(node.text)) add(node, node.text);
    if (ts.isTemplateExpression(node)) {
      const words = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join("…");
      if (SENTENCE.test(words) || / [a-z]{2,} |^[A-Za-z]+ …/.test(words)) add(node, words);
    }
    ts.forEachChild(node, visit);
  }

  visit(file);
  return texts;
}

const COMPARISONS = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** Whether only programs see the texts within: errors and logs, comparisons, cases, names, silent attributes. */
function isForPrograms(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return /(?:Error|Exception|Failure)$/.test(node.expression.getText());
  if (ts.isCallExpression(node)) return SILENT_CALL.test(node.expression.getText());
  if (ts.isJsxAttribute(node)) {
    const name = node.name.getText();
    return SILENT_ATTRIBUTE.test(name);
  }
  const parent = node.parent;
  if (!parent) return false;
  if (ts.isVariableDeclaration(parent)) return VOCABULARY_TYPE.test(parent.type?.getText() ?? "");
  if (ts.isCaseClause(parent)) return parent.expression === node;
  if (ts.isBinaryExpression(parent)) return COMPARISONS.has(parent.operatorToken.kind);
  if (ts.isPropertyAssignment(parent))
    return parent.name === node || SILENT_PROPERTY.test(parent.name.getText());
  return false;
}
