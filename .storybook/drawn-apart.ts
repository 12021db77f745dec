import { expect } from 'vitest';

/** Properties by which one state can look different from another. */
const visible = [
  'backgroundColor',
  'backgroundImage',
  'borderTop',
  'borderRight',
  'borderBottom',
  'borderLeft',
  'color',
  'display',
  'fill',
  'fontWeight',
  'height',
  'opacity',
  'outline',
  'stroke',
  'textDecoration',
  'transform',
  'translate',
  'visibility',
  'width',
] as const satisfies readonly (keyof CSSStyleDeclaration)[];

/** How an element and everything inside it is drawn, as the browser computed it. */
function lookOf(element: Element): string {
  const lookOfOne = (one: Element, pseudo?: string) => {
    const style = getComputedStyle(one, pseudo);
    return [pseudo ? style.content : '', ...visible.map((property) => style[property])].join('; ');
  };
  const parts = [element, ...element.querySelectorAll('*')];
  const looks = parts.flatMap((one) => [
    lookOfOne(one),
    lookOfOne(one, '::before'),
    lookOfOne(one, '::after'),
  ]);
  const shapes = [...element.querySelectorAll('svg')].map((svg) => svg.innerHTML);
  return [element.textContent, ...shapes, ...looks].join('\n');
}

/** Expects the states in each place marked `data-drawn-apart` to look different from each other. */
export function expectDrawnApart(): void {
  const alike = [...document.querySelectorAll<HTMLElement>('[data-drawn-apart]')].filter(({ children }) => {
    const looks = [...children].map(lookOf);
    return looks.length < 2 || new Set(looks).size < looks.length;
  });
  expect(
    alike.map(({ dataset }) => dataset['drawnApart']),
    'states that look the same',
  ).toEqual([]);
}
