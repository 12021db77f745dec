import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import { SearchField } from '../search-field/index.ts';
import { StatusChip, type StatusShape } from '../status-chip/index.ts';
import { contrastRatio, parseHex } from './contrast.ts';
import { tones, type Tone } from './index.ts';
import { readTokens, type ThemeName } from './read-tokens.ts';
import css from './tokens.css?raw';

const tokens = readTokens(css);
const themes = [
  ['light', 'Jasny'],
  ['dark', 'Ciemny'],
] as const;

const meta = { id: 'ui-foundations-colour', title: 'Foundations/Kolor' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Contrast of two tokens, 1 to 21; null where one of them is no colour. */
function contrastOf(theme: ThemeName, one: string, other: string): number | null {
  const [first, second] = [one, other].map((name) => parseHex(tokens[theme][name] ?? ''));
  return first && second ? contrastRatio(first, second) : null;
}

const format = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const ratio = (value: number) => `${format.format(value)} : 1`;

interface Entry {
  name: string;
  use: string;
}

/** Every token in both themes, whichever is on. */
function TokenTable({ caption, entries }: { caption: string; entries: readonly Entry[] }) {
  return (
    <table className="w-full max-w-220 border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-small text-text-muted">
        <tr className="border-b border-border">
          <th className="py-2 pr-4 font-medium">Nazwa</th>
          {themes.map(([theme, label]) => (
            <th key={theme} className="py-2 pr-4 font-medium">
              {label}
            </th>
          ))}
          <th className="py-2 font-medium">Do czego</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ name, use }) => (
          <tr key={name} className="border-b border-border">
            <th scope="row" className="py-1.5 pr-4 font-medium whitespace-nowrap">
              {name}
            </th>
            {themes.map(([theme]) => (
              <td key={theme} className="py-1.5 pr-4">
                <span className="flex items-center gap-2 whitespace-nowrap">
                  <span
                    aria-hidden
                    className="size-6 shrink-0 rounded-small border border-border"
                    style={{ backgroundColor: tokens[theme][name] }}
                  />
                  <span className="text-small text-text-muted tabular-nums">{tokens[theme][name]}</span>
                </span>
              </td>
            ))}
            <td className="py-1.5">{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function expectTokens(entries: readonly Entry[], canvasElement: HTMLElement) {
  for (const { name } of entries) await expect(tokens.light[name]).toBeTruthy();
  await expect(within(canvasElement).getAllByRole('rowheader')).toHaveLength(entries.length);
}

const neutral: readonly Entry[] = [
  { name: 'canvas', use: 'tło strony' },
  { name: 'surface', use: 'karta, tabela, pole, okno' },
  { name: 'surface-muted', use: 'nagłówek tabeli, spokojne wyróżnienie' },
  { name: 'surface-hover', use: 'wiersz albo przycisk pod kursorem' },
  { name: 'border', use: 'linia, która dzieli' },
  { name: 'border-strong', use: 'krawędź pola i pola zaznaczenia' },
  { name: 'text', use: 'treść' },
  { name: 'text-muted', use: 'etykiety, objaśnienia' },
  { name: 'text-faint', use: 'podpowiedź w pustym polu, liczniki' },
];

export const Neutral: Story = {
  render: () => <TokenTable caption="Tła, linie i tekst" entries={neutral} />,
  play: ({ canvasElement }) => expectTokens(neutral, canvasElement),
};

const levels: readonly Entry[] = [
  { name: 'canvas', use: 'strona' },
  { name: 'surface-sunken', use: 'kolumna, w której leżą karty' },
  { name: 'surface', use: 'karta na stronie, tabela, pole' },
  { name: 'surface-raised', use: 'karta w kolumnie, wybrana część przełącznika' },
  { name: 'surface-overlay', use: 'menu, okno, panel, powiadomienie, to, co się przeciąga' },
];

/** The levels in each other, and a field and a button on what floats. */
export const Levels: Story = {
  render: () => (
    <div className="flex flex-wrap items-start gap-4 bg-canvas p-4">
      <div className="w-64 rounded-large bg-surface-sunken p-2">
        <p className="px-1 pb-2 font-medium">Kolumna</p>
        <div className="rounded-medium border border-border level-raised p-2.5 shadow-small">
          Karta w kolumnie
        </div>
      </div>
      <div className="w-64 rounded-large border border-border bg-surface p-4">
        Karta na stronie
        <p className="-mx-2 mt-2 rounded-medium bg-row-hover px-2 py-1.5">Wiersz pod kursorem</p>
      </div>
      <div className="w-72 space-y-3 rounded-large border level-overlay p-4 shadow-floating">
        <p>Okno albo menu</p>
        <p className="-mx-2 rounded-small bg-surface-hover px-2 py-1.5">Pozycja pod kursorem</p>
        <p className="-mx-2 rounded-small bg-surface-muted px-2 py-1.5 text-text-muted">Odsunięte</p>
        <SearchField label="Szukaj" value="" onValueChange={() => undefined} />
        <Button>Anuluj</Button>
      </div>
      <TokenTable caption="Poziomy" entries={levels} />
    </div>
  ),
  play: ({ canvasElement }) => expectTokens(levels, canvasElement),
};

const accent: readonly Entry[] = [
  { name: 'accent', use: 'przycisk główny, zaznaczenie' },
  { name: 'accent-hover', use: 'przycisk główny pod kursorem' },
  { name: 'accent-soft', use: 'bieżąca pozycja menu, wybrany wiersz' },
  { name: 'accent-text', use: 'link' },
  { name: 'on-accent', use: 'tekst na akcencie' },
  { name: 'focus', use: 'obwódka fokusu' },
];

export const Accent: Story = {
  render: () => <TokenTable caption="Akcent i fokus" entries={accent} />,
  play: ({ canvasElement }) => expectTokens(accent, canvasElement),
};

const meanings: readonly Entry[] = [
  { name: 'success', use: 'udało się, zgadza się' },
  { name: 'success-strong', use: 'to samo, mocniej' },
  { name: 'success-soft', use: 'tło pod tym' },
  { name: 'warning', use: 'uwaga: da się, ale przeczytaj' },
  { name: 'warning-soft', use: 'tło pod tym' },
  { name: 'destructive', use: 'błąd, usuwanie, odmowa' },
  { name: 'destructive-hover', use: 'przycisk usuwania pod kursorem' },
  { name: 'destructive-soft', use: 'tło pod tym' },
  { name: 'on-destructive', use: 'tekst na przycisku usuwania' },
  { name: 'archive', use: 'odłożone do archiwum' },
  { name: 'archive-soft', use: 'tło pod tym' },
];

export const Meanings: Story = {
  render: () => <TokenTable caption="Znaczenia" entries={meanings} />,
  play: ({ canvasElement }) => expectTokens(meanings, canvasElement),
};

const marks: Record<Tone, { shape: StatusShape; use: string }> = {
  grey: { shape: 'ring', use: 'jeszcze nic' },
  blue: { shape: 'ring', use: 'początek' },
  indigo: { shape: 'half', use: 'w toku' },
  violet: { shape: 'half', use: 'u kogoś innego' },
  orange: { shape: 'diamond', use: 'wymaga ruchu' },
  amber: { shape: 'square', use: 'czeka' },
  teal: { shape: 'square', use: 'prawie gotowe' },
  green: { shape: 'circle', use: 'gotowe' },
  'green-dark': { shape: 'check', use: 'zamknięte' },
};

export const Tones: Story = {
  render: () => (
    <ul className="grid max-w-220 grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-2">
      {tones.map((tone) => (
        <li key={tone} className="flex items-center gap-3">
          <StatusChip tone={tone} shape={marks[tone].shape}>
            {marks[tone].use}
          </StatusChip>
          <span className="text-small text-text-muted">{tone}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(tones.length);
  },
};

const textPairs = [
  ['text', 'canvas'],
  ['text', 'surface'],
  ['text-muted', 'surface'],
  ['text-faint', 'surface-hover'],
  ['text-faint', 'overlay-hover'],
  ['accent-text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['destructive', 'destructive-soft'],
  ['on-destructive', 'destructive'],
  ['archive', 'archive-soft'],
  ...tones.map((tone) => [`tone-${tone}`, `tone-${tone}-soft`] as const),
] as const;

const edgePairs = [
  ['focus', 'surface'],
  ['accent', 'surface'],
] as const;

const fieldPairs = [
  ['border-strong', 'surface'],
  ['overlay-border-strong', 'surface-overlay'],
] as const;

const pairs = [
  ...textPairs.map(([one, other]) => ({ one, other, least: 4.5 })),
  ...fieldPairs.map(([one, other]) => ({ one, other, least: 4 })),
  ...edgePairs.map(([one, other]) => ({ one, other, least: 3 })),
];

export const Contrast: Story = {
  render: () => (
    <table className="w-full max-w-220 border-collapse text-left">
      <caption className="sr-only">Kontrast w obu motywach</caption>
      <thead className="text-small text-text-muted">
        <tr className="border-b border-border">
          <th className="py-2 pr-4 font-medium">Para</th>
          {themes.map(([theme, label]) => (
            <th key={theme} className="py-2 pr-4 font-medium">
              {label}
            </th>
          ))}
          <th className="py-2 text-right font-medium">Wymagane</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ one, other, least }) => (
          <tr key={`${one} ${other}`} className="border-b border-border">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              {one} na {other}
            </th>
            {themes.map(([theme]) => (
              <td key={theme} className="py-1.5 pr-4">
                <span
                  className="inline-flex h-6 min-w-20 items-center justify-center rounded-small px-2 tabular-nums"
                  style={
                    least < 4.5
                      ? {
                          backgroundColor: tokens[theme][other],
                          color: tokens[theme]['text'],
                          boxShadow: `inset 0 0 0 2px ${tokens[theme][one]}`,
                        }
                      : { backgroundColor: tokens[theme][other], color: tokens[theme][one] }
                  }
                >
                  {ratio(contrastOf(theme, one, other) ?? 0)}
                </span>
              </td>
            ))}
            <td className="py-1.5 text-right text-text-muted tabular-nums">{ratio(least)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(pairs.length + 1);
    for (const { one, other, least } of pairs)
      for (const [theme] of themes) await expect(contrastOf(theme, one, other)).toBeGreaterThanOrEqual(least);
  },
};
