/** Makes the custom properties of the design system of its tokens, which are W3C design tokens. */
import path from 'node:path';

import StyleDictionary, { type TransformedToken } from 'style-dictionary';

const folder = path.resolve(import.meta.dirname, '../packages/ui/src/theme/tokens');

interface Block {
  /** The file with the tokens that differ here; the first contains all. */
  readonly tokens: string;
  /** From the outermost rule to the innermost. */
  readonly selector: readonly string[];
  readonly scheme?: 'light' | 'dark';
  /** Only these tokens of the file, by their paths; otherwise all of it. */
  readonly only?: readonly string[];
  readonly comment?: string;
}

/** In the order of the style sheet: of two that apply at once the later wins. */
const blocks: readonly Block[] = [
  { tokens: 'light', selector: [':root'], scheme: 'light' },
  { tokens: 'compact', selector: [":root[data-density='compact']"] },
  {
    tokens: 'touch',
    selector: ['@media (pointer: coarse)', ':root,\n:root[data-density]'],
    comment: 'a finger needs more room than a pointer',
  },
  { tokens: 'dark', selector: [":root[data-theme='dark']"], scheme: 'dark' },
  {
    tokens: 'dark',
    selector: ['@media (prefers-color-scheme: dark)', ':root:not([data-theme])'],
    scheme: 'dark',
    only: ['color.canvas', 'color.surface', 'color.surface-hover', 'color.border'],
    comment:
      'before any script has said which theme is wanted: the shape of a page, dark where the machine is',
  },
  { tokens: 'still', selector: ['@media (prefers-reduced-motion: reduce)', ':root'] },
];

const fileOf = (tokens: string) => path.join(folder, `${tokens}.tokens.json`);

/** Colours are called by their names alone, everything else after its group, too. */
const nameOf = ({ path: parts }: TransformedToken) => parts.filter((part) => part !== 'color').join('-');

/** A rule with its declarations, indented, inside of the rules around it. */
function ruled(selector: readonly string[], body: string): string {
  const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');
  return selector.toReversed().reduce((inner, rule) => `${rule} {\n${indented(inner)}\n}`, body);
}

async function declarationsOf({ tokens, only }: Block): Promise<string> {
  const dictionary = new StyleDictionary({
    include: [fileOf('light')],
    source: [fileOf(tokens)],
    log: { verbosity: 'silent', warnings: 'disabled' },
    hooks: {
      transforms: {
        name: { type: 'name', transform: nameOf },
        time: {
          type: 'value',
          filter: ({ $type }) => $type === 'duration',
          transform: ({ $value }: { $value?: { value: number; unit: string } }) =>
            $value && `${$value.value}${$value.unit}`,
        },
      },
    },
    platforms: {
      css: {
        transforms: [
          'name',
          'time',
          'color/css',
          'shadow/css/shorthand',
          'fontFamily/css',
          'cubicBezier/css',
          'size/px',
        ],
        files: [
          {
            format: 'css/variables',
            filter: ({ filePath, path: parts }: TransformedToken) =>
              filePath === fileOf(tokens) && (only === undefined || only.includes(parts.join('.'))),
            options: { outputReferences: true, showFileHeader: false, formatting: { commentStyle: 'none' } },
          },
        ],
      },
    },
  });
  const [file] = (await dictionary.formatPlatform('css')) ?? [];
  return [...String(file?.output).matchAll(/^\s*(--.*;)$/gm)].map(([, line]) => line).join('\n');
}

/** The whole of tokens.css. */
export async function tokenStyles(): Promise<string> {
  const rules = [];
  for (const block of blocks) {
    const declarations = await declarationsOf(block);
    const scheme = block.scheme ? `color-scheme: ${block.scheme};\n\n` : '';
    const comment = block.comment ? `/* ${block.comment} */\n` : '';
    rules.push(`${comment}${ruled(block.selector, `${scheme}${declarations}`)}\n`);
  }
  return `/* Made by \`pnpm generate\` from the tokens beside it. Never edited. */\n${rules.join('\n')}`;
}
