import { mocks } from '@szansa/api-client/mocks';
import { sampleEnquiries } from '@szansa/api-client/samples/enquiries';
import { sampleBoard } from '@szansa/api-client/samples/opportunities';
import { sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
import { activityMocks } from '#parts/activity/activity-mocks.ts';

import { homeFeature } from './feature.tsx';
import { HomeScreen } from './home-screen.tsx';

const meta = { title: 'Home/Dashboard', component: HomeScreen, ...inApp(homeFeature, '/') } satisfies Meta<
  typeof HomeScreen
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  parameters: { msw: { handlers: [mocks.opportunities.board(sampleBoard(40)), ...activityMocks()] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/36 otwartych szans/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Zofia Żółkiewska/ })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('/sales-opportunity/'),
    );
  },
};

const team = mocks.opportunities.team({
  unassigned: 3,
  people: [
    {
      worker: { id: sampleId(1), firstName: 'Anna', lastName: 'Nowak' },
      open: 24,
      sum: '4218300.00',
      stale: 5,
      closed: 3,
      overdue: 2,
    },
    {
      worker: { id: sampleId(2), firstName: 'Piotr', lastName: 'Wiśniewski' },
      open: 12,
      sum: '1990450.50',
      stale: 0,
      closed: 1,
      overdue: 0,
    },
  ],
});

/** Who reads reports finds the agency, and how each salesperson stands. */
export const OfTheAgency: Story = {
  globals: { role: 'ADMIN' },
  parameters: {
    msw: { handlers: [mocks.opportunities.board(sampleBoard(40)), team, ...activityMocks([])] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Szanse agencji według etapu/ })).toBeVisible();
    const row = within(await canvas.findByRole('row', { name: /Piotr Wiśniewski/ }));
    await expect(row.getByRole('cell', { name: /^1\s990\s451\szł$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '3 szanse bez opiekuna' })).toHaveAttribute(
      'href',
      '/admin/unassigned-leads',
    );
  },
};

export const OfTheAgencyNarrow: Story = {
  ...OfTheAgency,
  globals: { role: 'ADMIN', viewport: { value: 'w390' } },
};

const waiting = mocks.internalEnquiries.list(({ query }) => {
  const items = sampleEnquiries
    .filter(({ status }) => query.getAll('status').includes(status))
    .filter(({ platformer }) => query.has('platformerId') === (platformer !== null));
  return { items, page: 1, perPage: 10, total: items.length };
});

/** A platformer finds the enquiries that wait for them, and those that nobody has taken. */
export const OfAPlatformer: Story = {
  globals: { role: 'PLATFORMER' },
  parameters: { msw: { handlers: [waiting, ...activityMocks([])] } },
  play: async ({ canvas }) => {
    const own = within(await canvas.findByRole('list', { name: 'Czekają na ciebie' }));
    await expect(own.getByRole('link', { name: 'Octavia Combi od ręki, automat' })).toBeVisible();
    const untaken = within(await canvas.findByRole('list', { name: 'Jeszcze niczyje' }));
    await expect(untaken.getByText(/ZW\/2026\/000125 · Kalkulacja · Piotr Wiśniewski/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Otwórz tablicę' })).not.toBeInTheDocument();
  },
};

export const OfAPlatformerNarrow: Story = {
  ...OfAPlatformer,
  globals: { role: 'PLATFORMER', viewport: { value: 'w390' } },
};

const states = screenStates({
  call: mocks.opportunities.board,
  filled: [mocks.opportunities.board(sampleBoard(40)), team, ...activityMocks()],
  empty: [mocks.opportunities.board(sampleBoard(0)), ...activityMocks([])],
  polish: /36 otwartych szans/,
  english: /36 open opportunities/,
});

export const English: Story = states.English;
export const Narrow: Story = states.Narrow;
export const Loading: Story = states.Loading;
export const Empty: Story = {
  ...states.Empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz jeszcze szans sprzedaży')).toBeVisible();
    await expect(canvas.getByText('Dodaj klienta i utwórz dla niego pierwszą szansę.')).toBeVisible();
  },
};
/** Who may create nothing is not told to. */
export const EmptyToReaders: Story = {
  ...states.Empty,
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.board(sampleBoard(0)),
        mocks.opportunities.team({ unassigned: null, people: [] }),
        ...activityMocks([]),
      ],
    },
  },
  globals: { role: 'ADMIN_REPORTS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma jeszcze szans sprzedaży')).toBeVisible();
    await expect(canvas.queryByText(/Dodaj/)).not.toBeInTheDocument();
  },
};
export const Failed: Story = states.Failed;
export const Forbidden: Story = states.Forbidden;
