import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { readTokens } from './read-tokens.ts';
import css from './tokens.css?raw';

const compactSelector = "[data-density='compact']";
const normal = readTokens(css).light;
const compact = readTokens(
  css.slice(css.indexOf(`:root${compactSelector}`)).replace(compactSelector, ''),
).light;

const meta = { id: 'ui-foundations-spacing', title: 'Foundations/Odstępy i gęstość' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = [
  { name: '1', width: 'w-1', pixels: 4, use: 'ikona i napis w plakietce' },
  { name: '1.5', width: 'w-1.5', pixels: 6, use: 'ikona i napis w przycisku' },
  { name: '2', width: 'w-2', pixels: 8, use: 'przyciski obok siebie' },
  { name: '3', width: 'w-3', pixels: 12, use: 'wnętrze karty, komórka tabeli' },
  { name: '4', width: 'w-4', pixels: 16, use: 'kolumny formularza, wnętrze kafla' },
  { name: '5', width: 'w-5', pixels: 20, use: 'wnętrze okna' },
  { name: '6', width: 'w-6', pixels: 24, use: 'części strony' },
  { name: '8', width: 'w-8', pixels: 32, use: 'sekcje formularza' },
] as const;

export const Steps: Story = {
  render: () => (
    <ul className="space-y-2">
      {steps.map(({ name, width, pixels, use }) => (
        <li key={name} className="flex items-center gap-3">
          <span className="w-8 font-medium tabular-nums">{name}</span>
          <span className="w-12 text-small text-text-muted tabular-nums">{pixels} px</span>
          <span className="w-8">
            <span data-step={pixels} className={`block h-4 rounded-small bg-accent ${width}`} />
          </span>
          <span>{use}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const step of canvasElement.querySelectorAll<HTMLElement>('[data-step]'))
      await expect(step.getBoundingClientRect().width).toBe(Number(step.dataset['step']));
  },
};

const rows = ['Nowe', 'W toku', 'Zakończone'];

function Sample({ title, heights }: { title: string; heights: Record<string, string> }) {
  const row = heights['row-height'];
  const control = heights['control-height'];
  return (
    <section className="w-72">
      <h2 className="mb-2 font-semibold">{title}</h2>
      <p className="mb-3 text-small text-text-muted">
        wiersz {row}, pole {control}
      </p>
      <span
        data-height={control}
        className="mb-3 flex items-center rounded-medium border border-border-strong bg-surface px-2.5"
        style={{ height: control }}
      >
        Pole
      </span>
      <ul className="divide-y divide-border rounded-large border border-border bg-surface">
        {rows.map((name) => (
          <li key={name} data-height={row} className="flex items-center px-3" style={{ height: row }}>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const Density: Story = {
  render: () => (
    <div className="flex flex-wrap gap-8">
      <Sample title="Zwykła" heights={normal} />
      <Sample title="Zwarta" heights={compact} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('wiersz 36px, pole 34px')).toBeVisible();
    await expect(canvas.getByText('wiersz 28px, pole 30px')).toBeVisible();
  },
};
