import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));

interface Text {
  readonly pl: string;
  readonly en: string;
}

const sideBySide = /<Pl>\n([\s\S]*?)<\/Pl>\s*<En>\n([\s\S]*?)<\/En>/g;

function textsOf(page: string): Text[] {
  return [...page.matchAll(sideBySide)].map(([, pl = '', en = '']) => ({ pl, en }));
}

/** What a text is made of: headings with their level, lists and tables with their length, paragraphs. */
function shapeOf(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n').filter((line) => /^(- |\d+\. |\|)/.test(line)).length;
      const [heading] = /^#+(?= )/.exec(block) ?? [];
      return heading ?? (lines > 0 ? `${lines} lines` : 'paragraph');
    });
}

/** Lines that are words of one language alone. */
function strayLines(page: string): string[] {
  const left = page.replaceAll(sideBySide, '').split('\n');
  return left.filter((line) => /^(?!import |export )[\p{L}\d#|-]/u.test(line) || /<\/?(Pl|En)>/.test(line));
}

const pages = globSync('**/*.mdx', { cwd: src }).map((page) => page.replaceAll('\\', '/'));

describe('the languages of a page', () => {
  it('are found, and so is what they lack', () => {
    const page = `<Pl>\n\n# Koń\n\n- a\n- b\n\n</Pl>\n<En>\n\n# Horse\n\nWords\n\n</En>\n\nsłowa\n`;
    expect(textsOf(page).map(({ pl, en }) => [shapeOf(pl), shapeOf(en)])).toEqual([
      [
        ['#', '2 lines'],
        ['#', 'paragraph'],
      ],
    ]);
    expect(strayLines(page)).toEqual(['słowa']);
    expect(strayLines('<Pl>\n\nsłowa\n\n</Pl>\n')).toEqual(['<Pl>', 'słowa', '</Pl>']);
    expect(pages.length).toBeGreaterThan(100);
  });

  it.each(pages)('%s has the same content in both', (page) => {
    const text = readFileSync(path.join(src, page), 'utf8');
    const [name, ...others] = textsOf(text);
    expect(strayLines(text)).toEqual([]);
    expect(shapeOf(name?.pl ?? '').filter((block) => block.startsWith('#'))).toEqual(['#']);
    const shapes = [name, ...others].map((one) =>
      [shapeOf(one?.pl ?? ''), shapeOf(one?.en ?? '')].map(String),
    );
    const unlike = shapes.filter(([pl, en]) => pl !== en);
    expect(unlike).toEqual([]);
  });

  it.each(pages)('%s is translated', (page) => {
    const same = textsOf(readFileSync(path.join(src, page), 'utf8')).filter(({ pl, en }) => pl === en);
    expect(same).toEqual([]);
  });
});
