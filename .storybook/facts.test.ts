import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { screenIndex } from '../apps/crm/src/app/screen-index.ts';
import { componentFacts } from './facts/components.ts';
import { routes, screenGroups } from './screens.ts';
import { tokensOf } from './facts/tokens.ts';

const ui = path.resolve(import.meta.dirname, '../packages/ui/src');

describe('the screens of the handbook', () => {
  const groups = screenGroups();

  it('are all that features have, each once', () => {
    const listed = screenIndex.flatMap(({ screens }) =>
      screens.flatMap((one) => ('path' in one ? [one.path] : [])),
    );
    const declared = routes().map((route) => route.path);
    expect(declared.length).toBeGreaterThan(50);
    expect(listed.toSorted()).toEqual(declared.toSorted());
  });

  it('have a name, a story and a component in the sources', () => {
    const screens = groups.flatMap((group) => group.screens);
    expect(screens.filter(({ file, pl, en }) => !file || !pl || !en)).toEqual([]);
    expect(new Set(screens.map(({ story }) => story)).size).toBe(screens.length);
  });

  it('have the headings of their groups in the page, in both languages, where the search finds them', () => {
    const page = readFileSync(path.resolve(import.meta.dirname, '../apps/crm/src/screens.mdx'), 'utf8');
    const shown = groups.filter(
      ({ pl, en }) =>
        page.includes(`\n## ${pl}\n`) &&
        page.includes(`\n## ${en}\n`) &&
        page.includes(`<ScreenIndex of="${en}" />`),
    );
    expect(shown).toEqual(groups);
  });

  it('state who can open them in a new agency', () => {
    const rolesOf = (story: string) =>
      groups.flatMap((group) => group.screens).find((screen) => screen.story === story)?.roles;
    expect(rolesOf('crm-banks-banks--list')).toContain('PLATFORMER');
    expect(rolesOf('crm-admin-permissions--filled')).toEqual(['SUPER_ADMIN', 'ADMIN']);
    expect(rolesOf('crm-profile-profile--filled')).toBeUndefined();
  });
});

describe('the facts of a component', () => {
  const facts = componentFacts();

  it('are there for every page', () => {
    const pages = globSync('*/*.mdx', { cwd: ui }).filter((page) => !page.startsWith('theme'));
    expect(Object.keys(facts).toSorted()).toEqual(
      pages.map((page) => path.basename(page, '.mdx')).toSorted(),
    );
  });

  it('are the screens that reach it, the parts it has, and the tokens of its classes', () => {
    const screensOf = (name: string) => facts[name]?.screens.map(({ story }) => story);
    expect(screensOf('kanban-board')).toContain('crm-opportunities-board--filled');
    expect(screensOf('kanban-board')).not.toContain('crm-banks-banks--list');
    expect(screensOf('event-calendar')).toContain('crm-calendar-calendar--month');
    expect(facts['icon-button']?.madeOf).toEqual(['button', 'tooltip']);
    expect(facts['app-shell']?.isInFrame).toBe(true);
    expect(facts['tree']?.isInFrame).toBe(false);
    expect(facts['button']?.tokens).toEqual(
      expect.arrayContaining(['accent', 'radius-medium', 'control-height']),
    );
    expect(facts['button']?.id).toBe('ui-basics-button--docs');
  });

  it('know a class of a token from its like', () => {
    expect(tokensOf(`'hover:bg-accent-hover text-small rounded-t-large z-menu h-row'`)).toEqual([
      'accent-hover',
      'radius-large',
      'type-size-small',
      'row-height',
      'layer-menu',
    ]);
    expect(tokensOf(`'accent' bg-accented style="color: var(--focus)"`)).toEqual(['focus']);
  });
});
