import { validators, type Config } from 'tailwind-merge';

const { isAny, isArbitraryImage, isArbitraryLength, isArbitrarySize, isArbitraryShadow, isNumber } =
  validators;

type Groups = Config<string, string>['classGroups'];

/** Returns groups named by the prefix of their classes: any class with the prefix sets the same property. */
function byPrefix(names: readonly string[]): Groups {
  return Object.fromEntries(names.map((name) => [name, [{ [name]: ['', isAny] }]]));
}

const words = (all: string) => all.split(' ');
const ends = (name: string, all: string, after = '') => words(all).map((end) => name + end + after);

/** Returns which classes are overridden by a class for all four sides, and by one for two opposite sides. */
function sides(name: string, dash = '', after = ''): Record<string, string[]> {
  return {
    [name + after]: ends(name + dash, 'x y s e t r b l', after),
    [`${name}${dash}x${after}`]: ends(name + dash, 's e r l', after),
    [`${name}${dash}y${after}`]: ends(name + dash, 't b', after),
  };
}

const corners = ends('rounded-', 's e t r b l ss se es ee tl tr br bl');
const borders = ['border', ...ends('border-', 'x y s e t r b l')];
const width = ['', isNumber, isArbitraryLength];
const line = words('solid dashed dotted double hidden none');

/**
 * Which of the classes that the design system and the app write set the same property. The default of tailwind-merge knows
 * all of Tailwind and weighs twice as much, at the start of every page.
 */
export const mergedGroups: Config<string, string> = {
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...byPrefix(
      words(
        'p px py ps pe pt pr pb pl m mx my ms me mt mr mb ml gap gap-x gap-y space-x space-y w min-w max-w h min-h max-h size inset inset-x inset-y start end top right bottom left z order basis grow shrink grid-cols grid-rows grid-flow auto-cols auto-rows col col-start col-end row row-start row-end justify justify-items justify-self items self place-content place-items place-self overflow overflow-x overflow-y overscroll overscroll-x overscroll-y float aspect tracking leading line-clamp whitespace break wrap align content underline-offset fill opacity blur filter backdrop-blur outline-offset duration delay ease animate rotate scale translate translate-x translate-y origin accent caret appearance cursor field-sizing pointer-events resize select touch scroll-mt will-change',
      ),
    ),
    ...byPrefix(['rounded', ...corners]),
    display: words(
      'block inline-block inline flex inline-flex grid inline-grid table inline-table table-cell table-row contents list-item flow-root hidden',
    ),
    position: words('static fixed absolute relative sticky'),
    visibility: words('visible invisible collapse'),
    isolation: ['isolate'],
    sr: ['sr-only', 'not-sr-only'],
    flex: [{ flex: [isAny] }],
    'flex-direction': [{ flex: words('row row-reverse col col-reverse') }],
    'flex-wrap': [{ flex: words('nowrap wrap wrap-reverse') }],
    'object-fit': [{ object: words('contain cover fill none scale-down') }],
    'object-position': [{ object: [isAny] }],
    'font-size': [{ text: [...words('mini tiny small body large title display base'), isArbitraryLength] }],
    'text-align': [{ text: words('left center right justify start end') }],
    'text-wrap': [{ text: words('wrap nowrap balance pretty') }],
    'text-color': [{ text: [isAny] }],
    'text-overflow': words('truncate text-ellipsis text-clip'),
    'text-transform': words('uppercase lowercase capitalize normal-case'),
    'font-weight': [{ font: words('light normal medium semibold bold') }],
    'font-family': [{ font: words('sans serif mono') }],
    'font-style': ['italic', 'not-italic'],
    figures: ['tabular-nums', 'proportional-nums'],
    'decoration-line': words('underline overline line-through no-underline'),
    'decoration-style': [{ decoration: [...line, 'wavy'] }],
    'decoration-color': [{ decoration: [isAny] }],
    'list-position': [{ list: ['inside', 'outside'] }],
    'list-style': [{ list: [isAny] }],
    'bg-image': [{ bg: ['none', isArbitraryImage, { linear: [isAny] }] }],
    'bg-size': [{ bg: ['auto', 'cover', 'contain', isArbitrarySize, isArbitraryLength] }],
    'bg-repeat': [{ bg: ['no-repeat', 'repeat'] }],
    'bg-position': [{ bg: words('center top bottom left right right-bottom left-top') }],
    'bg-color': [{ bg: [isAny] }],
    from: [{ from: [isAny] }],
    to: [{ to: [isAny] }],
    ...Object.fromEntries(
      borders.flatMap((name): [string, Groups[string]][] => [
        [`${name}-w`, [{ [name]: width }]],
        [`${name}-color`, [{ [name]: [isAny] }]],
      ]),
    ),
    'border-style': [{ border: line }],
    'border-collapse': [{ border: ['collapse', 'separate'] }],
    'border-spacing': [{ 'border-spacing': [isAny] }],
    'divide-x': [{ 'divide-x': width }],
    'divide-y': [{ 'divide-y': width }],
    'divide-color': [{ divide: [isAny] }],
    'outline-style': [{ outline: line }],
    'outline-w': [{ outline: width }],
    'outline-color': [{ outline: [isAny] }],
    shadow: [{ shadow: [...words('small floating dialog none'), '', isArbitraryShadow] }],
    'shadow-color': [{ shadow: [isAny] }],
    'ring-w': [{ ring: width }],
    'ring-color': [{ ring: [isAny] }],
    'inset-ring-w': [{ 'inset-ring': width }],
    'inset-ring-color': [{ 'inset-ring': [isAny] }],
    'stroke-w': [{ stroke: [isNumber, isArbitraryLength] }],
    'stroke-color': [{ stroke: [isAny] }],
    'table-layout': [{ table: ['auto', 'fixed'] }],
    transition: [{ transition: ['', isAny] }],
    'snap-align': [{ snap: ['start', 'end', 'center', 'align-none'] }],
    'snap-type': [{ snap: ['none', 'x', 'y', 'both'] }],
    'snap-strictness': [{ snap: ['mandatory', 'proximity'] }],
    'container-type': ['@container'],
  },
  conflictingClassGroups: {
    ...sides('p'),
    ...sides('m'),
    ...sides('border', '-', '-w'),
    ...sides('border', '-', '-color'),
    inset: words('inset-x inset-y start end top right bottom left'),
    'inset-x': words('start end right left'),
    'inset-y': ['top', 'bottom'],
    gap: ['gap-x', 'gap-y'],
    overflow: ['overflow-x', 'overflow-y'],
    overscroll: ['overscroll-x', 'overscroll-y'],
    flex: ['basis', 'grow', 'shrink'],
    size: ['w', 'h'],
    'font-size': ['leading'],
    'line-clamp': ['display', 'overflow'],
    translate: ['translate-x', 'translate-y'],
    rounded: corners,
    'rounded-s': ends('rounded-', 'ss es'),
    'rounded-e': ends('rounded-', 'se ee'),
    'rounded-t': ends('rounded-', 'tl tr'),
    'rounded-r': ends('rounded-', 'tr br'),
    'rounded-b': ends('rounded-', 'br bl'),
    'rounded-l': ends('rounded-', 'tl bl'),
  },
  conflictingClassGroupModifiers: { 'font-size': ['leading'] },
  orderSensitiveModifiers: words('* ** after before file marker placeholder selection'),
};
