import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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
