import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleLabels, sampleLeadSources } from '@szansa/api-client/samples/directory';
import { sampleOpportunities, sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';

import { opportunitiesFeature } from '../feature.tsx';
import { UnassignedScreen } from './unassigned-screen.tsx';

const requested = fn();
const sent = fn();

const directory = [
  mocks.workers.list(sampleWorkers),
  mocks.workers.owners(sampleWorkers),
  mocks.leadSources.list(sampleLeadSources),
  mocks.labels.list(sampleLabels),
];

/** Opportunities without an owner, as the running story has changed them. */
let unconfirmed = sampleOpportunities.slice(0, 5).map((row) => ({ ...row, worker: null }));

const list = mocks.opportunities.list(({ query }) => {
  requested(Object.fromEntries(query));
  return { items: unconfirmed, page: 1, perPage: 25, total: unconfirmed.length };
});

const claimed = mocks.opportunities.claim(({ params }) => {
  sent('claim', params['id']);
  unconfirmed = unconfirmed.filter(({ id }) => id !== params['id']);
  return { ...sampleOpportunity, id: params['id'] ?? '' };
});

const assigned = mocks.opportunities.assign(async ({ params, body }) => {
  const { workerId } = await body();
  sent('assign', params['id'], workerId);
  unconfirmed = unconfirmed.filter(({ id }) => id !== params['id']);
  return { ...sampleOpportunity, id: params['id'] ?? '' };
});

const handlers = [...directory, list, claimed, assigned];

const meta = {
  title: 'Opportunities/Unassigned',
  component: UnassignedScreen,
  ...inApp(opportunitiesFeature, '/admin/unassigned-leads'),
  parameters: { layout: 'fullscreen', msw: { handlers } },
  beforeEach: () => {
    requested.mockClear();
    sent.mockClear();
    unconfirmed = sampleOpportunities.slice(0, 5).map((row) => ({ ...row, worker: null }));
  },
} satisfies Meta<typeof UnassignedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = async (number: number) => {
  const row = (await screen.findByText(`#${number}`)).closest('tr');
  await expect(row).not.toBeNull();
  return within(row as HTMLElement);
};
const first = sampleOpportunities[0];
if (!first) throw new Error('there are sample opportunities');

export const Filled: Story = {
  parameters: { specification: ['S9.3'] },
  play: async () => {
    const row = await rowOf(first.number);
    await expect(row.getByRole('button', { name: /^Weź szansę/ })).toBeVisible();
    // only administrators give what is not theirs
    await expect(row.queryByRole('button', { name: /^Przypisz/ })).not.toBeInTheDocument();
    await expect(requested).toHaveBeenCalledWith(expect.objectContaining({ isUnassigned: 'true' }));
    await expect(screen.queryByRole('button', { name: 'Moje szanse' })).not.toBeInTheDocument();
  },
};

export const Taken: Story = {
  play: async () => {
    const row = await rowOf(first.number);
    await userEvent.click(row.getByRole('button', { name: /^Weź szansę/ }));
    await expect(await screen.findByText('Szansa należy teraz do ciebie')).toBeVisible();
    await expect(sent).toHaveBeenCalledWith('claim', first.id);
    await waitFor(() => expect(screen.queryByText(`#${first.number}`)).not.toBeInTheDocument());
  },
};

/** Another user was first: their name is shown, and the row is gone. */
export const TooLate: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.opportunities.claim(() => {
          unconfirmed = unconfirmed.filter(({ id }) => id !== first.id);
          return refusal('opportunity_taken', { workerId: sampleOpportunity.id, name: 'Piotr Wiśniewski' });
        }),
        ...handlers,
      ],
    },
  },
  play: async () => {
    const row = await rowOf(first.number);
    await userEvent.click(row.getByRole('button', { name: /^Weź szansę/ }));
    await expect(await screen.findByText(/Piotr Wiśniewski/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(`#${first.number}`)).not.toBeInTheDocument());
  },
};

export const Given: Story = {
  globals: { role: 'ADMIN' },
  play: async () => {
    const row = await rowOf(first.number);
    await userEvent.click(row.getByRole('button', { name: /^Przypisz opiekuna/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Przypisz opiekuna' }));
    await userEvent.click(dialog.getByRole('combobox', { name: /Opiekun/ }));
    await userEvent.keyboard('wisni');
    await userEvent.click(await screen.findByRole('option', { name: /Wiśniewski/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Przypisz' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('assign', first.id, expect.any(String)));
    await waitFor(() => expect(screen.queryByText(`#${first.number}`)).not.toBeInTheDocument());
  },
};

const states = screenStates({
  call: mocks.opportunities.list,
  filled: handlers,
  empty: [...directory, mocks.opportunities.list({ items: [], page: 1, perPage: 25, total: 0 })],
  english: 'Unassigned opportunities',
  polish: 'Nieprzypisane szanse',
});

export const Loading: Story = { ...states.Loading, tags: ['derived-state'] };
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
