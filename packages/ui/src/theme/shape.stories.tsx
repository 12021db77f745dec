import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { readTokens } from './read-tokens.ts';
import css from './tokens.css?raw';

const meta = { id: 'ui-foundations-shape', title: 'Foundations/Kształt i cień' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Sample {
  name: string;
  className: string;
  use: string;
}

function Samples({ samples, frame }: { samples: readonly Sample[]; frame: string }) {
  return (
    <ul className="flex flex-wrap gap-6 p-4">
      {samples.map(({ name, className, use }) => (
        <li key={name} className="w-40">
          <span data-sample className={`mb-3 block h-20 bg-surface ${frame} ${className}`} />
          <span className="block font-medium">{name}</span>
          <span className="block text-small text-text-muted">{use}</span>
        </li>
      ))}
    </ul>
  );
}

const samplesOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-sample]')];

const radii: readonly Sample[] = [
  { name: 'small, 4 px', className: 'rounded-small', use: 'plakietka, pozycja menu, pole zaznaczenia' },
  { name: 'medium, 6 px', className: 'rounded-medium', use: 'przycisk, pole, ramka z uwagą' },
  { name: 'large, 10 px', className: 'rounded-large', use: 'karta, okno, menu' },
  { name: 'full', className: 'rounded-full', use: 'znacznik statusu, znak osoby, przełącznik' },
];

export const Radii: Story = {
  render: () => <Samples samples={radii} frame="border border-border-strong" />,
  play: async ({ canvasElement }) => {
    const found = samplesOf(canvasElement).map((sample) => getComputedStyle(sample).borderTopLeftRadius);
    await expect(found.slice(0, 3)).toEqual(['4px', '6px', '10px']);
  },
};

const shadows: readonly Sample[] = [
  { name: 'small', className: 'shadow-small', use: 'przycisk, karta na tablicy' },
  { name: 'floating', className: 'shadow-floating', use: 'menu, otwierany panel, powiadomienie chwilowe' },
  { name: 'dialog', className: 'shadow-dialog', use: 'okno, panel boczny' },
];

export const Shadows: Story = {
  render: () => <Samples samples={shadows} frame="rounded-large border border-border" />,
  play: async ({ canvasElement }) => {
    const found = samplesOf(canvasElement).map((sample) => getComputedStyle(sample).boxShadow);
    await expect(new Set(found).size).toBe(shadows.length);
  },
};

const layers = [
  { name: 'cell', className: 'z-cell', use: 'przypięte komórki i brzegi kolumn' },
  { name: 'editing', className: 'z-editing', use: 'komórka, w której się pisze' },
  { name: 'sticky', className: 'z-sticky', use: 'nagłówki i sumy, które zostają przy przewijaniu' },
  {
    name: 'corner',
    className: 'z-corner',
    use: 'gdzie krzyżują się dwa, które zostają; paski i listy nad nimi',
  },
  { name: 'drawer', className: 'z-drawer', use: 'szuflada obok pracy, pasek postępu' },
  { name: 'dialog', className: 'z-dialog', use: 'okno, panel boczny i tło pod nimi' },
  { name: 'menu', className: 'z-menu', use: 'menu, lista wyboru, podpowiedź' },
  { name: 'toast', className: 'z-toast', use: 'powiadomienie chwilowe, przejście do treści' },
] as const;

const { light } = readTokens(css);

export const Layers: Story = {
  render: () => (
    <ol className="isolate flex flex-col-reverse p-4">
      {layers.map(({ name, className, use }, place) => (
        <li
          key={name}
          data-layer={name}
          className={`relative -mt-2 w-96 rounded-medium border border-border bg-surface px-3 py-2 shadow-small ${className}`}
          style={{ marginLeft: place * 24 }}
        >
          <span className="block font-medium">
            {name}, {light[`layer-${name}`]}
          </span>
          <span className="block text-small text-text-muted">{use}</span>
        </li>
      ))}
    </ol>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll<HTMLElement>('[data-layer]')];
    const heights = drawn.map((layer) => Number(getComputedStyle(layer).zIndex));
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    await expect(new Set(heights).size).toBe(layers.length);
    const named = Object.keys(light).filter((name) => name.startsWith('layer-'));
    await expect(named).toEqual(layers.map(({ name }) => `layer-${name}`));
  },
};
