import ts from "typescript";

/** A text beside siblings, where page translation breaks it. */
export interface LooseText {
  file: string;
  line: number;
  text: string;
}

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const EMPTY = ts.TypeFlags.BooleanLike | ts.TypeFlags.Undefined | ts.TypeFlags.Null;

/**
 * Texts of JSX that are not the only child of their element and either change themselves or follow a
 * sibling that comes and goes, and texts of a fragment that comes and goes. Page translation replaces each
 * text by an element that React does not know: React then changes a text that is no longer shown, fails to
 * insert the sibling before it, or fails to remove it. The only child of an element is replaced as a whole,
 * so it is safe.
 */
export function findLooseTexts(program: ts.Program, isChecked: (fileName: string) => boolean): LooseText[] {
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => isChecked(fileName));
  /** `Component.prop` of each prop that some file passes a text to. */
  const textProps = new Set<string>();
  const loose: LooseText[] = [];

  function isText(node: ts.Expression): boolean {
    return typesOf(node).some((type) => isTextType(type));
  }

  function typesOf(node: ts.Expression): ts.Type[] {
    const type = checker.getTypeAtLocation(node);
    return type.isUnion() ? type.types : [type];
  }

  /** The text that each JSX child is, and whether it comes and goes or changes. */
  function describe(child: ts.JsxChild, component: string | undefined) {
    if (ts.isJsxText(child)) return { isText: true, changes: false };
    if (!ts.isJsxExpression(child)) return { isText: false, changes: false };
    const expression = child.expression as ts.Expression;
    if (isConstant(expression)) return { isText: isText(expression), changes: false };
    return { isText: isTextOf(expression, component), changes: true };
  }

  /** Whether an expression may be a text; what may be any node is one if a caller passes a text. */
  function isTextOf(node: ts.Expression, component: string | undefined): boolean {
    if (ts.isParenthesizedExpression(node)) return isTextOf(node.expression, component);
    if (ts.isConditionalExpression(node)) {
      return isTextOf(node.whenTrue, component) || isTextOf(node.whenFalse, component);
    }
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
      return isTextOf(node.right, component);
    }
    if (!isAnyNode(node)) return isText(node);
    return ts.isIdentifier(node) && textProps.has(`${component}.${node.text}`);
  }

  function isAnyNode(node: ts.Expression): boolean {
    return typesOf(node).some((type) => !(type.flags & (TEXT | EMPTY)));
  }

  function check(parent: ts.JsxElement | ts.JsxFragment, file: ts.SourceFile) {
    const children = parent.children.filter(isShown);
    const isRemoved = ts.isJsxFragment(parent) && isOptional(parent);
    if (children.length < 2 && !isRemoved) return;
    const component = componentAround(parent);
    const described = children.map((child) => describe(child, component));
    described.forEach(({ isText, changes }, index) => {
      const isFollowing = described.slice(0, index).some((sibling) => sibling.changes && !sibling.isText);
      if (!isText || !(changes || isFollowing || isRemoved)) return;
      const child = children[index] as ts.JsxChild;
      const { line } = file.getLineAndCharacterOfPosition(child.getStart());
      loose.push({ file: file.fileName, line: line + 1, text: child.getText().trim() });
    });
  }

  function collect(node: ts.Node) {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
      const opening = ts.isJsxElement(node) ? node.openingElement : node;
      const name = opening.tagName.getText();
      const hasText = ts.isJsxElement(node) && node.children.filter(isShown).some(isTextChild);
      if (hasText) textProps.add(`${name}.children`);
      for (const attribute of opening.attributes.properties) {
        if (!ts.isJsxAttribute(attribute) || !attribute.initializer) continue;
        const { initializer } = attribute;
        const passed = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
        if (passed && isTextOf(passed, undefined)) textProps.add(`${name}.${attribute.name.getText()}`);
      }
    }
    node.forEachChild(collect);
  }

  function isTextChild(child: ts.JsxChild): boolean {
    if (ts.isJsxText(child)) return true;
    return (
      ts.isJsxExpression(child) && child.expression !== undefined && isTextOf(child.expression, undefined)
    );
  }

  function visit(file: ts.SourceFile) {
    const each = (node: ts.Node) => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) check(node, file);
      node.forEachChild(each);
    };
    each(file);
  }
  files.forEach(collect);
  files.forEach(visit);
  return loose;
}

/** Whether a condition decides if a node is shown. */
function isOptional(node: ts.Node): boolean {
  let { parent } = node;
  while (ts.isParenthesizedExpression(parent)) parent = parent.parent;
  return (
    ts.isConditionalExpression(parent) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
  );
}

/** An empty string is no text: it is what `message && <Notice />` is without a message. */
function isTextType(type: ts.Type): boolean {
  return (type.flags & TEXT) !== 0 && !(type.isStringLiteral() && type.value === "");
}

/** A literal, or a property of a constant in capitals, such as `SIGN_IN.title[0]`. */
function isConstant(node: ts.Expression): boolean {
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return true;
  if (ts.isPropertyAccessExpression(node)) return isConstant(node.expression);
  if (ts.isElementAccessExpression(node)) {
    return isConstant(node.expression) && ts.isNumericLiteral(node.argumentExpression);
  }
  return ts.isIdentifier(node) && (/^[A-Z][A-Z\d_]*$/.test(node.text) || isNamespaceImport(node));
}

/** Whether an identifier is that of `import * as messages`. */
function isNamespaceImport(name: ts.Identifier): boolean {
  return name.getSourceFile().statements.some((statement) => {
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    return bindings && ts.isNamespaceImport(bindings) && bindings.name.text === name.text;
  });
}

function isShown(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

/** The name of the function that renders a node. */
function componentAround(node: ts.Node): string | undefined {
  for (let around = node.parent; around; around = around.parent) {
    if (ts.isFunctionDeclaration(around)) return around.name?.text;
  }
  return undefined;
}
