import { mocks } from '@szansa/api-client/mocks';
import {
  sampleAnswers,
  sampleDashboard,
  sampleOpenDeals,
  sampleTeamDashboard,
} from '@szansa/api-client/samples/dashboards';
import { sampleEnquiries } from '@szansa/api-client/samples/enquiries';
import { sampleBoard } from '@szansa/api-client/samples/opportunities';
import { piotr, sampleId, sampleAuth, sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { authAtom, store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
import { localStore } from '#kit/storage.ts';
import { activityMocks } from '#parts/activity/activity-mocks.ts';

import { homeFeature } from './feature.tsx';
import { HomeScreen } from './home-screen.tsx';
import { noticeHiddenKey } from './unencrypted-notice.tsx';

const meta = { title: 'Home/Dashboard', component: HomeScreen, ...inApp(homeFeature, '/') } satisfies Meta<
  typeof HomeScreen
>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The month of the requested user, and their pending work, in an agency without first steps. */
const month = [
  mocks.dashboards.get(({ query }) =>
    query.get('person') === 'all' ? sampleTeamDashboard : sampleDashboard,
  ),
  mocks.dashboards.people(sampleWorkers),
  mocks.dashboards.openDeals(sampleOpenDeals),
  mocks.notifications.unread({ count: 3, newestId: null }),
  mocks.setup.get({ steps: [], next: null, firstSteps: [] }),
];

export const Filled: Story = {
  parameters: {
    msw: { handlers: [mocks.opportunities.board(sampleBoard(40)), ...month, ...activityMocks()] },
  },
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

/** A user who may read reports sees the agency, and the results of each salesperson. */
export const OfTheAgency: Story = {
  globals: { role: 'ADMIN' },
  parameters: {
    msw: { handlers: [mocks.opportunities.board(sampleBoard(40)), team, ...month, ...activityMocks([])] },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Szanse agencji według statusu/ }),
    ).toBeVisible();
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

/** A notice for administrators explains a connection over plain HTTP; once hidden it stays hidden. */
export const Unencrypted: Story = {
  ...OfTheAgency,
  beforeEach: () => {
    const stored = Object.getOwnPropertyDescriptor(window, 'isSecureContext');
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    localStore.removeItem(noticeHiddenKey);
    return () => {
      localStore.removeItem(noticeHiddenKey);
      if (stored) Object.defineProperty(window, 'isSecureContext', stored);
    };
  },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('note'));
    await expect(notice.getByText('Połączenie z serwerem nie jest szyfrowane')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Ukryj' }));
    await waitFor(() => expect(canvas.queryByRole('note')).not.toBeInTheDocument());
    await expect(localStore.getItem(noticeHiddenKey)).toBe('true');
  },
};

const ownMonth = [mocks.opportunities.board(sampleBoard(40)), ...month, ...activityMocks([])];

/** What is missing to the next tier, and what the month would bring with more deals. */
export const WhatIf: Story = {
  parameters: { msw: { handlers: ownMonth }, specification: ['S1.11'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Do progu „30%” brakuje 2.750.zł$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Co jeśli zamknę…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/^4.312,63.zł$/)).toBeVisible();
    await userEvent.click(await dialog.findByRole('checkbox', { name: /^Zofia Żółkiewska, #1051/ }));
    await expect(await dialog.findByText(/^6.000,00.zł$/)).toBeVisible();
    await expect(dialog.getByText(/^1.687,37.zł$/)).toBeVisible();
    await expect(dialog.getByText('Do progu 35% brakuje', { exact: false })).toBeVisible();
  },
};

/** Numbers of pending work lead to their lists. */
export const Waiting: Story = {
  parameters: { msw: { handlers: ownMonth } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Szanse bez następnego kroku 7/ })).toHaveAttribute(
      'href',
      `/analytics?withoutNextStep=true&workerId=${sampleId(1)}`,
    );
    await expect(await canvas.findByRole('button', { name: /Nieprzeczytane powiadomienia 3/ })).toBeVisible();
  },
};

/** Nothing that follows from a commission is shown to users who must not see it. */
export const CommissionHidden: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.dashboards.get(() => {
          const { commission: _c, bestDeal: _d, bestPerson: _p, months, ...rest } = sampleDashboard;
          return { ...rest, months: months.map(({ commisionAmount: _a, ...one }) => one) };
        }),
        ...ownMonth,
      ],
    },
  },
  beforeEach: () => {
    store.set(authAtom, { ...sampleAuth(), userExcludedFields: ['offer.commisionAmount'] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Zamknięte szanse')).toBeVisible();
    await expect(canvas.queryByText('Szacowana wypłata')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Co jeśli zamknę…' })).not.toBeInTheDocument();
  },
};

/** Who reads reports chooses whose month they see. */
export const Choosing: Story = {
  ...OfTheAgency,
  globals: { role: 'ADMIN' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Czyje wyniki/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Piotr Wiśniewski' }));
    await expect(await canvas.findByRole('button', { name: 'Co jeśli zamknę…' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

/** An address with an unknown person shows the whole team, with a message. */
export const Unknown: Story = {
  globals: { role: 'ADMIN' },
  parameters: {
    address: `/?person=${sampleId(99)}`,
    msw: { handlers: [mocks.opportunities.board(sampleBoard(40)), team, ...month, ...activityMocks([])] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie ma takiej osoby')).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: /^Czyje wyniki/ })).toHaveTextContent('Wszyscy');
  },
};

/** Who reads no reports sees their own month, whomever the address names. */
export const NotYours: Story = {
  parameters: { address: `/?person=${piotr.id}`, msw: { handlers: ownMonth } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Możesz oglądać tylko własne wyniki/)).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: /^Czyje wyniki/ })).not.toBeInTheDocument();
  },
};

export const WhatIfNarrow: Story = {
  parameters: { msw: { handlers: ownMonth } },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Co jeśli zamknę…' }));
    await expect(await screen.findByText('Firma Łąka, #1060')).toBeVisible();
  },
};

const unconfirmed = mocks.internalEnquiries.list(({ query }) => {
  const items = sampleEnquiries
    .filter(({ status }) => query.getAll('status').includes(status))
    .filter(({ platformer }) => query.has('platformerId') === (platformer !== null));
  return { items, page: 1, perPage: 10, total: items.length };
});

/** A platformer sees the enquiries that await their answer, and those that are not accepted yet. */
export const OfAPlatformer: Story = {
  globals: { role: 'PLATFORMER' },
  parameters: {
    msw: { handlers: [mocks.dashboards.enquiries(sampleAnswers), unconfirmed, ...activityMocks([])] },
  },
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
  filled: [mocks.opportunities.board(sampleBoard(40)), team, ...month, ...activityMocks()],
  empty: [mocks.opportunities.board(sampleBoard(0)), ...month, ...activityMocks([])],
  polish: /36 otwartych szans/,
  english: /36 open opportunities/,
});

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = {
  ...states.Empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz jeszcze szans sprzedaży')).toBeVisible();
    await expect(canvas.getByText('Dodaj klienta i utwórz dla niego pierwszą szansę.')).toBeVisible();
  },
};
/** A user who may create nothing sees no instruction to create something. */
export const EmptyToReaders: Story = {
  ...states.Empty,
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.board(sampleBoard(0)),
        mocks.opportunities.team({ unassigned: null, people: [] }),
        ...month,
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
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
