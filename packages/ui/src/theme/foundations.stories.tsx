import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

import { contrastRatio, parseHex } from './contrast.ts';
import { readTokens } from './read-tokens.ts';
import css from './tokens.css?raw';
import { toneSoftClasses, tones } from './tones.ts';

const tokens = readTokens(css);

const meta = { title: 'Foundations' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-large font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Swatch({ name, theme }: { name: string; theme: 'light' | 'dark' }) {
  const value = tokens[theme][name] ?? '';
  const color = parseHex(value);
  const surface = parseHex(tokens[theme]['surface'] ?? '');
  return (
    <li className="flex items-center gap-3">
      <span
        className="size-9 shrink-0 rounded-medium border border-border"
        style={{ backgroundColor: `var(--${name})` }}
      />
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-small text-text-muted tabular-nums">
          {value}
          {color && surface && ` · ${contrastRatio(color, surface).toFixed(1)} : 1`}
        </span>
      </span>
    </li>
  );
}

const families = [
  ['Tła', ['canvas', 'surface', 'surface-muted', 'surface-hover']],
  ['Linie', ['border', 'border-strong', 'focus']],
  ['Tekst', ['text', 'text-muted', 'text-faint']],
  ['Akcent', ['accent', 'accent-hover', 'accent-soft', 'accent-text', 'on-accent']],
  [
    'Znaczenia',
    ['success', 'success-strong', 'warning', 'destructive', 'destructive-hover', 'archive'].concat(
      ['success', 'warning', 'destructive', 'archive'].map((name) => `${name}-soft`),
    ),
  ],
] as const;

export const Colour: Story = {
  render: (_, { globals }) => (
    <>
      {families.map(([title, names]) => (
        <Section key={title} title={title}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-3">
            {names.map((name) => (
              <Swatch key={name} name={name} theme={globals['theme'] === 'dark' ? 'dark' : 'light'} />
            ))}
          </ul>
        </Section>
      ))}
      <Section title="Tony statusów">
        <ul className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <li key={tone} className={`rounded-medium px-3 py-2 font-medium ${toneSoftClasses[tone]}`}>
              {tone}
            </li>
          ))}
        </ul>
      </Section>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('surface-muted')).toBeVisible();
    await expect(Object.keys(tokens.light).length).toBeGreaterThan(50);
  },
};

const sizes = [
  ['display', 'text-display'],
  ['title', 'text-title'],
  ['large', 'text-large'],
  ['body', 'text-body'],
  ['small', 'text-small'],
  ['tiny', 'text-tiny'],
] as const;

export const Type: Story = {
  render: () => (
    <>
      <Section title="Rozmiary">
        <ul className="space-y-3">
          {sizes.map(([name, className]) => (
            <li key={name} className="flex items-baseline gap-4">
              <span className="w-16 shrink-0 text-small text-text-muted">{name}</span>
              <span className={className}>Zażółć gęślą jaźń, 1 234,50 zł</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Cyfry w kolumnie">
        <p className="w-32 text-right tabular-nums">
          1 111,11
          <br />
          98 765,40
        </p>
      </Section>
    </>
  ),
};

const spaces = [
  ['1', 'w-1'],
  ['2', 'w-2'],
  ['3', 'w-3'],
  ['4', 'w-4'],
  ['6', 'w-6'],
  ['8', 'w-8'],
  ['12', 'w-12'],
] as const;

export const Space: Story = {
  render: () => (
    <>
      <Section title="Odstępy (krok 4 px)">
        <ul className="space-y-2">
          {spaces.map(([name, width]) => (
            <li key={name} className="flex items-center gap-3">
              <span className="w-6 text-small text-text-muted tabular-nums">{name}</span>
              <span className={`h-4 rounded-small bg-accent ${width}`} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Wysokości, promienie, cienie">
        <div className="flex flex-wrap items-center gap-3">
          <span className="flex h-row items-center rounded-small border border-border bg-surface px-3">
            wiersz
          </span>
          <span className="flex h-control items-center rounded-medium border border-border-strong bg-surface px-3">
            pole
          </span>
          <span className="rounded-large bg-surface p-4 shadow-small">small</span>
          <span className="rounded-large bg-surface p-4 shadow-floating">floating</span>
          <span className="rounded-large bg-surface p-4 shadow-dialog">dialog</span>
        </div>
      </Section>
    </>
  ),
};
