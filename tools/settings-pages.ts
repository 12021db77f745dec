import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { explainedSettings, type ExplainedSetting } from '@szansa/server/settings';

const start = '<!-- Made by `pnpm generate` from apps/server/src/settings.ts. -->';
const end = '<!-- end of the settings -->';

/** A value as code, words as they are. */
const cellOf = (text: string) =>
  text.startsWith('(') ? text.slice(1, -1) : text.replace(/^[^(]*[^( ]/, (value) => `\`${value}\``);

function table(): string {
  const rows = [
    ['Setting', 'Default', 'What it does'],
    ...explainedSettings.map(({ name, unset, about }) => [`\`${name}\``, cellOf(unset), about]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(['', '', ''], '-'), ...body.map((row) => line(row))].join('\n');
}

/** A page with the table between its two comments. */
function withTable(page: string): string {
  const text = readFileSync(fileURLToPath(new URL(`../${page}`, import.meta.url)), 'utf8');
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${page} has no place for the settings`);
  return `${before}${start}\n\n${table()}\n\n${end}${after}`;
}

const exampleOf = ({ name, about, unset, example }: ExplainedSetting) => {
  const note = unset.startsWith('(') ? ` Without it: ${unset.slice(1, -1)}.` : '';
  const value = example ?? (unset.startsWith('(') ? '' : unset.split(' ')[0]);
  return `# ${about.charAt(0).toUpperCase()}${about.slice(1)}.${note}\n# ${name}=${value}\n`;
};

const introduction = `# All settings, with their defaults or an example. Copy this file to .env, which \`npm start\`, \`npm run backup\` and
# \`npm run restore\` read, and remove the # before what you set. What the environment sets comes before this file.
# Made by \`pnpm generate\` from apps/server/src/settings.ts.
`;

/** The pages that list the settings, by their path. */
export const settingsPages = (): Readonly<Record<string, string>> => ({
  '.env.example': [introduction, ...explainedSettings.map(exampleOf)].join('\n'),
  'README.md': withTable('README.md'),
  'docs/operating.md': withTable('docs/operating.md'),
});
