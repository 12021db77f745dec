/** Rules of our own for oxlint, which loads this file by `jsPlugins` in `.oxlintrc.json`. */

/** What is used of a node of ESTree. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly id?: Node;
  readonly init?: Node | null;
  readonly left?: Node;
  readonly right?: Node;
  readonly operator?: string;
  readonly arguments?: readonly Node[];
}

interface Context {
  readonly report: (finding: { readonly node: Node; readonly message: string }) => void;
}

const message =
  'What a locale formats is for people and differs between browsers: read parts by warsawClock or wallClock';

const methodOf = (node: Node | undefined) =>
  node?.type === 'CallExpression' && node.callee?.type === 'MemberExpression'
    ? node.callee.property?.name
    : undefined;

/** Whether the call formats a moment as text: `x.format(…)`, `date.toLocaleString(…)`. */
const formats = (node: Node | undefined) => /^format$|^toLocale\w*String$/.test(methodOf(node) ?? '');

const isDateFormat = (node: Node | null | undefined) =>
  node?.type === 'NewExpression' &&
  node.callee?.property?.name === 'DateTimeFormat' &&
  node.arguments?.[0]?.type === 'Literal';

const parses = new Set(['split', 'slice', 'startsWith', 'endsWith', 'match', 'localeCompare', 'indexOf']);

/**
 * Finds texts of a locale that code parses: a format of a fixed locale that writes text, and a formatted text that is
 * split, converted or compared.
 */
const noParsedFormat = {
  create(context: Context) {
    const fixed = new Set<string>();
    const report = (node: Node) => {
      context.report({ node, message });
    };
    return {
      VariableDeclarator({ id, init }: Node) {
        if (id?.name !== undefined && isDateFormat(init)) fixed.add(id.name);
      },
      CallExpression(node: Node) {
        const { callee } = node;
        const name = methodOf(node);
        if (name !== undefined && parses.has(name) && formats(callee?.object)) report(node);
        else if (name === 'format' && isDateFormat(callee?.object)) report(node);
        else if (name === 'format' && fixed.has(callee?.object?.name ?? '')) report(node);
        else if (/^toLocale(?:Date|Time)String$/.test(name ?? '') && node.arguments?.[0]?.type === 'Literal')
          report(node);
        else if ((name === 'parse' || callee?.name === 'Number') && node.arguments?.some(formats))
          report(node);
      },
      NewExpression(node: Node) {
        if (node.callee?.name === 'Date' && node.arguments?.some(formats)) report(node);
      },
      BinaryExpression(node: Node) {
        if (/^[!=<>]=*$/.test(node.operator ?? '') && (formats(node.left) || formats(node.right)))
          report(node);
      },
    };
  },
};

export default { meta: { name: 'szansa' }, rules: { 'no-parsed-format': noParsedFormat } };
