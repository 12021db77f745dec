import { analyticsFacts } from '@szansa/api-client/lists';
import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleRoles } from '@szansa/api-client/samples/administration';
import {
  sampleAnalyticsGroups,
  sampleAnalyticsRows,
  sampleAnalyticsSums,
  samplePictures,
} from '@szansa/api-client/samples/analytics';
import { sampleBanks } from '@szansa/api-client/samples/banks';
import { sampleDealers } from '@szansa/api-client/samples/dealers';
import { sampleId, sampleAuth, sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { authAtom, store } from '#kit/session/session-atoms.ts';
import { fakeList } from '#kit/stories/fake-list.ts';
import { inFeature } from '#kit/stories/in-app.tsx';
import { screenStates, storyAt } from '#kit/stories/screen-states.ts';

import { analyticsFeature } from './feature.tsx';

const requests = fn();

const stateOf = ({ isArchived, status }: (typeof sampleAnalyticsRows)[number]) =>
  isArchived ? 'archived' : status === 'closed' ? 'closed' : 'open';

const listing = (rows: typeof sampleAnalyticsRows) =>
  fakeList({
    call: mocks.analytics.list,
    facts: analyticsFacts,
    rows,
    filters: {
      state: (row, states) => states.includes(stateOf(row)),
      status: ({ status }, statuses) => statuses.includes(status),
      withoutNextStep: () => true,
      workerId: ({ worker }, ids) => worker !== null && ids.includes(worker.id),
    },
  });

const choices = [
  mocks.workers.list(sampleWorkers),
  mocks.banks.list({ items: sampleBanks, page: 1, perPage: 100, total: sampleBanks.length }),
  mocks.dealers.list({ items: sampleDealers, page: 1, perPage: 100, total: sampleDealers.length }),
  mocks.leadSources.list([]),
  mocks.archiveReasons.list([]),
];

const pictures = mocks.analytics.pictures(({ query }) => {
  requests(Object.fromEntries(query));
  return samplePictures;
});

const filled = [
  ...choices,
  listing(sampleAnalyticsRows),
  mocks.analytics.sums(sampleAnalyticsSums),
  mocks.analytics.groups(({ query }) => {
    requests(Object.fromEntries(query));
    return sampleAnalyticsGroups;
  }),
  pictures,
  mocks.roles.list(sampleRoles),
];

const meta = {
  title: 'Analytics/Analytics',
  ...inFeature(analyticsFeature),
  globals: { role: 'ADMIN' },
  beforeEach: () => void requests.mockClear(),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row leads to its opportunity; the sums of all rows are below. */
export const Table: Story = {
  parameters: { ...storyAt('/analytics', ...filled).parameters, specification: ['S1.10', 'S2.19'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 szanse')).toBeVisible();
    const [first] = canvas.getAllByRole('link', { name: 'Jan Kowalski' });
    await expect(first).toHaveAttribute('href', `/sales-opportunity/${sampleId(301)}`);
    await expect(await canvas.findByText(/^210.951,22.zł$/)).toBeVisible();
    await expect(canvas.getByText(/^3.658,54.zł$/)).toBeVisible();
  },
};

/** Rows in groups, each with its sums; a group opens to its first rows and leads to all of them. */
export const Groups: Story = {
  ...storyAt('/analytics?view=groups', ...filled),
  play: async ({ canvas }) => {
    const anna = await canvas.findByRole('button', { name: 'Anna Nowak' });
    await expect(requests).toHaveBeenLastCalledWith({ by: 'worker' });
    await expect(canvas.getByRole('rowheader', { name: 'Bez opiekuna' })).toBeVisible();
    await userEvent.click(anna);
    await expect(await canvas.findByRole('link', { name: 'Jan Kowalski' })).toBeVisible();
    await expect(canvas.getByText(/^210.951,22.zł$/)).toBeVisible();
  },
};

/** Another grouping is in the address; only filtered rows are requested. */
export const GroupsByStatus: Story = {
  ...storyAt('/analytics?view=groups&group=status&withoutNextStep=true', ...filled),
  play: async ({ canvas }) => {
    await canvas.findByRole('columnheader', { name: 'Status' });
    // columns are shown before their rows have loaded
    await waitFor(() => expect(requests).toHaveBeenLastCalledWith({ by: 'status', withoutNextStep: 'true' }));
    await userEvent.click(canvas.getByRole('combobox', { name: /Grupuj według/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Według handlowca' }));
    await canvas.findByRole('columnheader', { name: 'Opiekun' });
    await waitFor(() => expect(requests).toHaveBeenLastCalledWith({ by: 'worker', withoutNextStep: 'true' }));
  },
};

export const GroupsNarrow: Story = {
  ...storyAt('/analytics?view=groups', ...filled),
  globals: { role: 'ADMIN', viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Anna Nowak' })).toBeVisible();
  },
};

/** Each number leads to the rows it counts, under the filters that are on. */
export const Pictures: Story = {
  ...storyAt('/analytics?view=pictures&withoutNextStep=true', ...filled),
  play: async ({ canvas }) => {
    const sources = within(await canvas.findByRole('table', { name: 'Źródła pozyskania' }));
    const link = sources.getByRole('link', { name: '14. Pokaż szanse: Polecenie, Zamknięte' });
    await expect(link).toHaveAttribute(
      'href',
      `/analytics?state=closed&leadSourceId=${sampleId(701)}&withoutNextStep=true`,
    );
    await expect(requests).toHaveBeenLastCalledWith({ withoutNextStep: 'true' });
    const banks = within(canvas.getByRole('table', { name: 'Banki' }));
    await expect(banks.getByRole('row', { name: /Źródło Leasing.*6,5/ })).toBeVisible();
    await expect(banks.queryByRole('link', { name: /^0\./ })).not.toBeInTheDocument();
    const funnel = within(canvas.getByRole('table', { name: 'Lejek według statusów' }));
    await expect(funnel.getByRole('row', { name: /Zamknięta.* 44,4% 4% 12\./ })).toBeVisible();
    await expect(
      funnel.getByRole('link', { name: /Pokaż szanse: Wydanie pojazdu, Doszły$/ }),
    ).toHaveAttribute(
      'href',
      '/analytics?state=open&state=closed&status=handing&status=closed&withoutNextStep=true',
    );
    await userEvent.click(funnel.getByRole('link', { name: /Pokaż szanse: Zamknięta, W statusie$/ }));
    await expect(await canvas.findByRole('table', { name: 'Analityka' })).toBeVisible();
  },
};

/** How the pictures look, before anything is pressed. */
export const AllPictures: Story = {
  ...storyAt('/analytics?view=pictures', ...filled),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Handlowcy' })).toBeVisible();
  },
};

export const NarrowPictures: Story = {
  ...AllPictures,
  globals: { role: 'ADMIN', viewport: { value: 'w390' } },
};

/** A commission that is hidden has neither a sum nor a column, in the table and in the pictures. */
export const CommissionHidden: Story = {
  ...storyAt('/analytics?view=pictures', ...filled),
  beforeEach: () => {
    store.set(authAtom, { ...sampleAuth('ADMIN'), userExcludedFields: ['offer.commisionAmount'] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Handlowcy' })).toBeVisible();
    await expect(canvas.queryByText('Prowizja netto')).not.toBeInTheDocument();
  },
};

/** A user with the right changes which columns each role sees. */
export const RoleColumns: Story = {
  parameters: { ...storyAt('/analytics', ...filled).parameters, specification: ['S2.19'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kolumny dla ról' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kolumny dla ról' }));
    await expect(await dialog.findByRole('checkbox', { name: 'PESEL: Pracownik' })).toBeVisible();
  },
};

/** A worker neither chooses among salespeople nor changes columns of roles. */
export const OwnRows: Story = {
  ...storyAt('/analytics', ...filled),
  globals: { role: 'WORKER' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 szanse')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Kolumny dla ról' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj filtr' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Status' })).toBeVisible();
    await expect(menu.queryByRole('menuitem', { name: 'Opiekun' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

const picturesOf = (handler: ReturnType<typeof mocks.analytics.pictures>) => [
  ...choices,
  listing(sampleAnalyticsRows),
  handler,
];

export const PicturesLoading: Story = {
  ...storyAt('/analytics?view=pictures', ...picturesOf(mocks.analytics.pictures(pending))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('status').length).toBeGreaterThan(3));
  },
};

export const PicturesFailed: Story = {
  ...storyAt('/analytics?view=pictures', ...picturesOf(mocks.analytics.pictures(() => refusal('internal')))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  },
};

const states = screenStates({
  address: '/analytics',
  call: mocks.analytics.list,
  filled,
  empty: [
    ...choices,
    listing([]),
    mocks.analytics.sums({ count: 0, vehicleValue: null, commisionAmount: null }),
  ],
  polish: '3 szanse',
  english: '3 opportunities',
});
export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
