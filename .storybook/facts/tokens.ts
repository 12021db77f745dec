/** Which tokens a source uses: by the classes that Tailwind makes of them, and as custom properties. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const theme = path.resolve(import.meta.dirname, '../../packages/ui/src/theme');

/** The prefixes of a token's name in a class, by the kind of token. */
const prefixes: Readonly<Record<string, string>> = {
  color:
    '(?:bg|text|border(?:-[trblxyse])?|ring|outline|fill|stroke|divide|caret|accent|decoration|from|to|via|placeholder)',
  radius: 'rounded(?:-[a-z]{1,2})?',
  text: 'text',
  shadow: 'shadow',
  spacing: '[a-z]+(?:-[a-z]+)*',
  'z-index': 'z',
  animate: 'animate',
  container: '(?:max-w|min-w|w)',
};

interface TokenClass {
  readonly pattern: RegExp;
  readonly tokens: readonly string[];
}

const tokensIn = (text: string) => [...text.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name);

function tokenClasses(): TokenClass[] {
  const [, names = ''] =
    /@theme inline \{([\s\S]*?)@keyframes/.exec(readFileSync(path.join(theme, 'preset.css'), 'utf8')) ?? [];
  return [
    ...names.matchAll(
      /--(color|radius|text|shadow|spacing|z-index|animate|container)-([\w-]+?)(?<!--line-height): ([^;]+);/g,
    ),
  ].flatMap(([, kind = '', name = '', value = '']) => {
    const tokens = tokensIn(value);
    const pattern = new RegExp(String.raw`(?<![\w-])${prefixes[kind]}-${name}(?![\w-])`);
    return tokens.length > 0 ? [{ pattern, tokens }] : [];
  });
}

const classes = tokenClasses();
const known = new Set(
  [...readFileSync(path.join(theme, 'tokens.css'), 'utf8').matchAll(/^ +--([\w-]+):/gm)].map(
    ([, name]) => name,
  ),
);

/** In the order of tokens.css. */
export function tokensOf(source: string): string[] {
  const found = new Set([
    ...classes.filter(({ pattern }) => pattern.test(source)).flatMap(({ tokens }) => tokens),
    ...tokensIn(source),
  ]);
  return [...known].filter((name) => name !== undefined && found.has(name)).map(String);
}
