import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));

/** What a hook has no properties of. */
const withoutProperties = ['dirty-guard/dirty-guard.mdx'];

/** The parts of every page, in order; keyboard and accessibility come before the facts where they are needed. */
const requested = ['example', 'anatomy', 'use', 'avoid', 'pair', 'content', 'facts', 'properties'];

const marks =
  /^<(?:(Canvas|Pair|Facts)\b|Part name="(anatomy|use|avoid|content|keyboard|accessibility|properties)">)/gm;

/** The parts of a page as they follow each other; of live examples the first alone. */
function partsOf(page: string): string[] {
  const names = { Canvas: 'example', Pair: 'pair', Facts: 'facts' } as const;
  const found = [...page.matchAll(marks)].map(([, block, part = '']) =>
    block === undefined ? part : names[block as keyof typeof names],
  );
  return [...new Set(found)];
}

/** The samples of a pair, right and wrong. */
function samplesOf(page: string): string[] {
  const [, pair = ''] = /<Pair>\n([\s\S]*?)\n<\/Pair>/.exec(page) ?? [];
  return [...pair.matchAll(/^ {2}<(Do|Dont)\b\s+(of|sample)=/gm)].map(
    ([, verdict, kind]) => `${verdict} ${kind}`,
  );
}

function relatedTo(page: string): string[] {
  const [, list = ''] = /related=\{\[([^\]]*)\]\}/.exec(page) ?? [];
  return [...list.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
}

const pages = globSync('*/*.mdx', { cwd: src })
  .map((page) => page.replaceAll('\\', '/'))
  .filter((page) => !page.startsWith('theme/'));
const names = new Set(pages.map((page) => path.basename(page, '.mdx')));
const read = (page: string) => readFileSync(path.join(src, page), 'utf8');

describe('the parts of a page', () => {
  it('are found in their order', () => {
    const page = `<Part name="use">\n<Canvas of={A} />\n<Pair>\n  <Do\n    sample={<b />}\n  />\n  <Dont of={A} />\n</Pair>`;
    expect(partsOf(page)).toEqual(['use', 'example', 'pair']);
    expect(samplesOf(page)).toEqual(['Do sample', 'Dont of']);
    expect(relatedTo(`<Facts of="a" related={['b', 'c-d']} />`)).toEqual(['b', 'c-d']);
    expect(pages.length).toBeGreaterThan(90);
  });

  it.each(pages)('%s has all of them', (page) => {
    const optional = ['keyboard', 'accessibility'];
    const own = withoutProperties.includes(page)
      ? requested.filter((part) => part !== 'properties')
      : requested;
    expect(partsOf(read(page)).filter((part) => !optional.includes(part))).toEqual(own);
  });

  it.each(pages)('%s draws what is right and what is wrong', (page) => {
    expect(samplesOf(read(page)).map((sample) => sample.split(' ')[0])).toEqual(['Do', 'Dont']);
  });

  it.each(pages)('%s names itself and others that exist', (page) => {
    const text = read(page);
    const related = relatedTo(text);
    expect(text).toContain(`<Facts of="${path.basename(page, '.mdx')}" `);
    expect(related.length).toBeGreaterThan(0);
    expect(related.filter((name) => !names.has(name))).toEqual([]);
  });
});
