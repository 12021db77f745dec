import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleAnswers } from '@szansa/api-client/samples/dashboards';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { activityMocks } from '#parts/activity/activity-mocks.ts';

import { homeFeature } from '../feature.tsx';
import { HomeScreen } from '../home-screen.tsx';

/** The answered enquiries on the dashboard of a user who answers them. */
const meta = {
  title: 'Home/Answers',
  component: HomeScreen,
  ...inApp(homeFeature, '/'),
  globals: { role: 'PLATFORMER' },
} satisfies Meta<typeof HomeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const others = [
  mocks.internalEnquiries.list({ items: [], page: 1, perPage: 10, total: 0 }),
  ...activityMocks([]),
];

const section = async (name = 'listopad 2026') =>
  within(await screen.findByRole('region', { name }, { timeout: 10_000 }));

const tile = (label: string) =>
  screen.getByText(label, { selector: '[data-slot="stat-tile"] > p' }).parentElement;

/** The current month is beside the previous one; the table of the chart has the rest of each month. */
export const Filled: Story = {
  parameters: { msw: { handlers: [mocks.dashboards.enquiries(sampleAnswers), ...others] } },
  play: async () => {
    const month = await section();
    await expect(tile('Odpowiedzi')).toHaveTextContent(/14październik: 19$/);
    await expect(tile('Mediana odpowiedzi')).toHaveTextContent(/4,5 godz\.październik: 6 godz\.$/);
    await expect(tile('Oferty z twoich odpowiedzi')).toHaveTextContent(/3październik: 5$/);
    await userEvent.click(await month.findByRole('button', { name: 'Pokaż tabelę' }, { timeout: 10_000 }));
    await expect(
      month.getByRole('row', { name: 'październik 2026, mediana 6 godz., 5 ofert 19' }),
    ).toBeVisible();
    await expect(month.getByRole('row', { name: 'grudzień 2025, 0 ofert 0' })).toBeVisible();
  },
};

export const Narrow: Story = {
  ...Filled,
  globals: { role: 'PLATFORMER', viewport: { value: 'w390' } },
  play: async () => {
    await section();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Without any answered enquiry a text is shown in place of the bars. */
export const Empty: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.dashboards.enquiries({
          months: sampleAnswers.months.map(({ month }) => ({
            month,
            answered: 0,
            medianHours: null,
            offers: 0,
          })),
        }),
        ...others,
      ],
    },
  },
  play: async () => {
    const month = await section();
    await expect(tile('Mediana odpowiedzi')).toHaveTextContent(/–październik: –$/);
    await expect(
      await month.findByText(/^W ostatnich dwunastu miesiącach nie było/, {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

/** Without the right to read offers their number is left out. */
export const OffersHidden: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.dashboards.enquiries({
          months: sampleAnswers.months.map((month) => ({ ...month, offers: null })),
        }),
        ...others,
      ],
    },
  },
  play: async () => {
    await section();
    await expect(tile('Odpowiedzi')).toBeVisible();
    await expect(screen.queryByText('Oferty z twoich odpowiedzi')).not.toBeInTheDocument();
  },
};

/** Placeholders of tiles and bars are in their places until the numbers have loaded. */
export const Loading: Story = {
  parameters: { msw: { handlers: [mocks.dashboards.enquiries(pending), ...others] } },
  play: async () => {
    const month = await section('Bieżący miesiąc');
    await expect(month.getByText('Zapytania z odpowiedzią według miesięcy')).toBeVisible();
    await expect(tile('Oferty z twoich odpowiedzi')).toHaveAttribute('aria-busy', 'true');
  },
};

let isDown = true;

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [mocks.dashboards.enquiries(() => (isDown ? refusal('internal') : sampleAnswers)), ...others],
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async () => {
    const month = await section('Bieżący miesiąc');
    const retry = await month.findByRole('button', { name: 'Spróbuj ponownie' });
    isDown = false;
    await userEvent.click(retry);
    await section();
    await expect(tile('Odpowiedzi')).toHaveTextContent(/^Odpowiedzi14/);
  },
};
