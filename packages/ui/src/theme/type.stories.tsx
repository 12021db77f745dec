import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

const meta = { id: 'ui-foundations-type', title: 'Foundations/Typografia' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
  { name: 'display', className: 'text-display', pixels: '28 / 36', use: 'liczba na kaflu' },
  { name: 'title', className: 'text-title', pixels: '20 / 28', use: 'tytuł strony' },
  { name: 'large', className: 'text-large', pixels: '16 / 24', use: 'tytuł okna i sekcji, suma' },
  { name: 'body', className: 'text-body', pixels: '14 / 20', use: 'treść, pola, tabele' },
  { name: 'small', className: 'text-small', pixels: '12 / 16', use: 'etykiety, objaśnienia, plakietki' },
  { name: 'tiny', className: 'text-tiny', pixels: '11 / 16', use: 'nagłówki grup menu, liczniki' },
] as const;

export const Sizes: Story = {
  render: () => (
    <dl className="grid max-w-220 grid-cols-[6rem_1fr] items-baseline gap-x-4 gap-y-3">
      {sizes.map(({ name, className, pixels, use }) => (
        <div key={name} className="contents">
          <dt className="text-small text-text-muted tabular-nums">
            <span className="block font-medium text-text">{name}</span>
            {pixels}
          </dt>
          <dd>
            <p className={className}>Zażółć gęślą jaźń, 1 234,50 zł</p>
            <p className="text-small text-text-muted">{use}</p>
          </dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvas }) => {
    const samples = canvas.getAllByText('Zażółć gęślą jaźń, 1 234,50 zł');
    await expect(samples.map((sample) => getComputedStyle(sample).fontSize)).toEqual(
      sizes.map(({ pixels }) => `${pixels.split(' ')[0]}px`),
    );
  },
};

const weights = [
  { className: 'font-normal', label: '400', use: 'treść' },
  { className: 'font-medium', label: '500', use: 'etykiety, przyciski, nazwy' },
  { className: 'font-semibold', label: '600', use: 'nagłówki, sumy' },
] as const;

export const Weights: Story = {
  render: () => (
    <ul className="space-y-2">
      {weights.map(({ className, label, use }) => (
        <li key={label} className="flex items-baseline gap-4">
          <span className="w-10 text-small text-text-muted tabular-nums">{label}</span>
          <span className={`text-large ${className}`}>Oferta dla: Jan Kowalski</span>
          <span className="text-small text-text-muted">{use}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const samples = canvas.getAllByText('Oferta dla: Jan Kowalski');
    await expect(samples.map((sample) => getComputedStyle(sample).fontWeight)).toEqual(
      weights.map(({ label }) => label),
    );
  },
};

const identifiers = ['526-10-40-828', '00-950', '+48 600-100-200', '12–14.03.2026'];

/** Digits have equal widths, the hyphen between them retains its own. */
export const Hyphens: Story = {
  render: () => (
    <ul className="space-y-1 tabular-nums">
      {identifiers.map((identifier) => (
        <li key={identifier}>{identifier}</li>
      ))}
      <li aria-hidden className="text-text-muted">
        <span data-mark="figure">0</span> <span data-mark="hyphen">-</span>
      </li>
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.load("14px 'Inter Hyphen'", '-');
    const width = (mark: string) =>
      canvasElement.querySelector(`[data-mark="${mark}"]`)?.getBoundingClientRect().width ?? 0;
    await expect(width('hyphen')).toBeGreaterThan(0);
    await waitFor(() => expect(width('hyphen')).toBeLessThan(width('figure') * 0.8));
  },
};

export const Figures: Story = {
  render: () => (
    <table className="border-collapse">
      <caption className="pb-2 text-left text-small text-text-muted">Rata netto, zł</caption>
      <tbody>
        {['1 111,11', '98 765,40', '640,00'].map((amount) => (
          <tr key={amount} className="h-row border-b border-border">
            <td className="w-40 text-right tabular-nums">{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('cell')) {
      await expect(getComputedStyle(cell).fontVariantNumeric).toBe('tabular-nums');
      await expect(getComputedStyle(cell).textAlign).toBe('right');
    }
  },
};
