import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { API, SignatureKind, SymbolFlags, type Checker, type Type } from 'typescript/unstable/sync';
import { afterAll, describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));
const config = path.join(src, '../tsconfig.json');

/** Components whose element is not theirs to place or to hand out, with the reason. */
const without: Readonly<Record<string, string>> = {
  'chart/ChartPatterns': 'definitions inside a drawing, which nobody sees',
  'chart/LegendMark': 'a shape inside a legend',
  'chart/LoadingPlot': 'fills the frame of its chart',
  'chart/Mark': 'a shape that the library of charts places',
  'date-field/Calendar': 'the inside of a popover of the field',
  'date-field/CalendarChevron': 'an icon that the library of calendars places',
  'field/FieldMessages': 'two paragraphs, or none, inside a frame that takes both',
  'field/RequiredMark': 'a sign and its word inside a label',
  'inline-edit/InlineEditField': 'takes the place of the value, whose element takes both',
  'labels/LabelsContext': 'has no element',
  'popover/Popover': 'has no element: its trigger and its content take both',
  'provider/CompleteUiProvider': 'has no element',
  'provider/UiProvider': 'has no element',
  'toast/Toaster': 'stands once, in a corner of the window that messages agree on',
  'tooltip/EscapeLayer': 'has no element',
  'tooltip/Tooltip': 'its element is the trigger it is given',
  'tooltip/TooltipProvider': 'has no element',
};

const api = new API({ cwd: src });
const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
afterAll(() => api.close());

/** What a component is given; undefined where an export is none. */
function propsOf(checker: Checker, name: string, type: Type | undefined) {
  if (!/^[A-Z][a-z]/.test(name) || !type) return undefined;
  const [call] = checker.getSignaturesOfType(type, SignatureKind.Call);
  if (!call) return undefined;
  const props = checker.getParameterType(call, 0);
  return props ? checker.getPropertiesOfType(props).map((property) => property.name) : [];
}

/** The properties of every component that others import, by folder and name. */
function everyComponent(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  if (!project) return found;
  const { checker, program } = project;
  for (const index of globSync('*/index.ts', { cwd: src })) {
    const file = program.getSourceFile(path.join(src, index));
    const module = file && checker.getSymbolAtLocation(file);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const props = propsOf(checker, exported.name, checker.getTypeOfSymbol(symbol));
      if (props) found.set(`${path.dirname(index)}/${exported.name}`, props);
    }
  }
  return found;
}

describe('every component', () => {
  const components = everyComponent();
  const lacks = (property: string) =>
    [...components].filter(([, props]) => !props.includes(property)).map(([name]) => name);

  it('is found by its types', () => {
    expect(components.size).toBeGreaterThan(140);
    expect(components.get('button/Button')).toContain('disabledReason');
  });

  it('accepts a class, so that it can be placed', () => {
    expect(lacks('className').filter((name) => !(name in without))).toEqual([]);
  });

  it('hands out its element by `ref`, so that it can be measured and focused', () => {
    expect(lacks('ref').filter((name) => !(name in without))).toEqual([]);
  });

  it('is excepted only as long as it accepts neither', () => {
    const wanting = new Set([...lacks('className'), ...lacks('ref')]);
    expect(Object.keys(without).filter((name) => !wanting.has(name))).toEqual([]);
  });
});
