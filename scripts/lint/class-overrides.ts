import ts from "typescript";

/** Where a class name restyles a component of the design system. */
export interface ClassOverride {
  line: number;
  component: string;
  utility: string;
}

const COLOUR_NAMES =
  "white|black|transparent|current|inherit|paper|ink|line|accent|gold|silver|bronze|violet|emerald|sapphire|danger";
const TEXT_SIZES =
  "fine|eyebrow|caption|small|body|lead|subtitle|title|display|wordmark|index|quote|masthead|poster|figure|xs|sm|base|lg|\\d?xl";

/**
 * Utilities that set a colour, a padding or a font size. Layout utilities pass: margin, grid, flex, width
 * and the like.
 */
const FORBIDDEN = [
  new RegExp(
    `^(bg|text|border(-[trblxyse])?|outline|decoration|fill|stroke|from|to|via|accent|caret|ring)-(${COLOUR_NAMES})(-|/|$)`,
  ),
  /^(bg|text|border|outline|fill|stroke)-(\[|\()/,
  /^p[trblxyse]?-/,
  new RegExp(`^text-(${TEXT_SIZES})(-|/|$)`),
];

function isForbidden(utility: string): boolean {
  // "max-sm:[&>svg]:-mt-1!" is "mt-1" after its variants, sign and importance.
  const name = utility.replace(/^(?:(?:\[[^\]]*\]|[^:[\]])+(?:\[[^\]]*\])?:)+/, "").replace(/^[!-]|!$/g, "");
  return FORBIDDEN.some((pattern) => pattern.test(name));
}

/** The link has no style of its own that a class name could override. */
const UI_MODULE = /^#app\/ui\/(?!link\.tsx$)/;
const CLASS_PROP = /^(className|\w+ClassName)$/;

/**
 * The class names passed to components of `#app/ui` that set a colour, a padding or a font size. Two
 * utilities for one property win by their order in the style sheet, not by their order in the attribute, so
 * that such an override works only by chance: a `tone`, `size` or `space` of the component is the way. Looks
 * through `classNames()`, conditions, templates and constants of the file.
 */
export function findClassOverrides(source: string, fileName: string): ClassOverride[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const components = new Set<string>();
  const constants = new Map<string, ts.Expression>();
  const overrides: ClassOverride[] = [];

  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const names = statement.importClause?.namedBindings;
    if (!UI_MODULE.test(statement.moduleSpecifier.text) || !names || !ts.isNamedImports(names)) continue;
    for (const { name } of names.elements) components.add(name.text);
  }

  /** Every text that an expression can evaluate to, or be put together from. */
  function textsOf(node: ts.Node): string[] {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return [node.text];
    if (ts.isIdentifier(node)) {
      const constant = constants.get(node.text);
      return constant ? textsOf(constant) : [];
    }
    const texts: string[] = [];
    node.forEachChild((child) => {
      // A condition is no class name: `tone === "small" && …`.
      if (
        ts.isBinaryExpression(node) &&
        child === node.left &&
        node.operatorToken.kind !== ts.SyntaxKind.PlusToken
      )
        return;
      if (ts.isConditionalExpression(node) && child === node.condition) return;
      texts.push(...textsOf(child));
    });
    return texts;
  }

  function visit(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
    }
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      components.has(node.tagName.getText())
    ) {
      for (const attribute of node.attributes.properties) {
        if (
          !ts.isJsxAttribute(attribute) ||
          !CLASS_PROP.test(attribute.name.getText()) ||
          !attribute.initializer
        )
          continue;
        const { line } = file.getLineAndCharacterOfPosition(attribute.getStart());
        for (const utility of textsOf(attribute.initializer)
          .flatMap((text) => text.split(/\s+/))
          .filter(isForbidden)) {
          overrides.push({ line: line + 1, component: node.tagName.getText(), utility });
        }
      }
    }
    node.forEachChild(visit);
  }
  visit(file);
  return overrides;
}
