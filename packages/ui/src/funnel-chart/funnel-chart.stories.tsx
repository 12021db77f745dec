import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { FunnelChart } from './funnel-chart.tsx';
import type { FunnelStage } from './stages.ts';

const saved = fn<(file: Blob, kind: 'png' | 'csv') => void>();

const grouped = new Intl.NumberFormat('pl-PL', { useGrouping: 'always' });

const stage = (key: string, label: string, count: number, days?: number): FunnelStage => ({
  key,
  label,
  count,
  link:
    count > 0 ? <a href={`#${key}`} aria-label={`${grouped.format(count)}. Pokaż: ${label}`} /> : undefined,
  figures: { days: days === undefined ? undefined : { text: String(days), plain: String(days) } },
});

const meta = {
  title: 'Data/FunnelChart',
  component: FunnelChart,
  args: {
    title: 'Droga zapytania',
    description: 'Zapytania z tego roku. Dni to mediana czasu w etapie.',
    stageLabel: 'Etap',
    countLabel: 'Zapytania',
    stages: [
      stage('asked', 'Zapytanie', 372, 1),
      stage('met', 'Rozmowa', 248, 4),
      stage('offered', 'Oferta', 131, 9),
      stage('applied', 'Wniosek', 58, 6),
      stage('signed', 'Umowa', 41),
    ],
    figures: [{ key: 'days', label: 'Dni w etapie' }],
    onSave: saved,
  },
  beforeEach: () => void saved.mockClear(),
  decorators: [
    (Story) => (
      <div className="max-w-3xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FunnelChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The count leads to its rows by keyboard, the bar by mouse as well. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Droga zapytania' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Oferta.*52,8%.*35,2%.*9/ })).toBeVisible();
    const links = canvas.getAllByRole('link', { name: '131. Pokaż: Oferta' });
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', '#offered');
    const bars = canvas.getAllByRole('link', { name: '131. Pokaż: Oferta', hidden: true });
    await expect(bars.filter((bar) => bar.tabIndex === -1 && bar.checkVisibility())).toHaveLength(1);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '372. Pokaż: Zapytanie' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '248. Pokaż: Rozmowa' })).toHaveFocus();
  },
};

/** Both files are made of what is shown. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Pobierz: Droga zapytania' }));
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pobierz liczby CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'csv'));
    const [csv] = saved.mock.lastCall ?? [];
    await expect(await csv?.text()).toContain('Oferta;131;52,8;35,2;9\r\n');
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pobierz obraz PNG' }));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expect.any(Blob), 'png'));
    const [png] = saved.mock.lastCall ?? [];
    await expect(png?.type).toBe('image/png');
    await expect(png?.size).toBeGreaterThan(2000);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const OneStage: Story = {
  args: { stages: [stage('asked', 'Zapytanie', 372, 1)], figures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Zapytanie.*372.*–.*100%/ })).toBeVisible();
  },
};

/** A stage with nothing leads nowhere, and what follows it has no share of it; a stage may also be larger than the first. */
export const Uneven: Story = {
  args: {
    stages: [
      stage('asked', 'Zapytanie', 18, 2),
      stage('met', 'Rozmowa', 31, 4),
      stage('offered', 'Oferta', 0),
      stage('applied', 'Wniosek', 6, 12),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Rozmowa.*172,2%/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Wniosek.*–.*33,3%/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Oferta/ })).not.toBeInTheDocument();
  },
};

const longNames = [
  stage('asked', 'Zapytanie z formularza na stronie internetowej agencji albo z kampanii', 1372, 1),
  stage('offered', 'Propozycja prezentacji i pierwsza oferta finansowania wysłana do klienta', 831, 14),
  stage('signed', 'Oczekiwanie na pojazd', 212, 90),
];

export const LongNames: Story = { args: { stages: longNames } };

export const Narrow: Story = { globals: { viewport: { value: 'w390' } } };

export const NarrowLongNames: Story = {
  args: { stages: longNames },
  globals: { viewport: { value: 'w390' } },
};

export const English: Story = {
  args: {
    title: 'The way of an enquiry',
    description: 'Enquiries of this year. Days are the median time in a stage.',
    stageLabel: 'Stage',
    countLabel: 'Enquiries',
    stages: [
      stage('asked', 'Enquiry', 372, 1),
      stage('offered', 'Offer', 131, 9),
      stage('signed', 'Contract', 41),
    ],
    figures: [{ key: 'days', label: 'Days in stage' }],
  },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: '% of previous' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Offer.*35\.2%/ })).toBeVisible();
  },
};

/** Patterns distinguish a bar from the transition to the next one where there are only two colours. */
export const ForcedColours: Story = { parameters: { forcedColours: true } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { stages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brak danych w tym zakresie')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
