import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleActivities } from '@szansa/api-client/samples/activities';
import { sampleId, sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { useAddressPart } from '#kit/address/use-address-part.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
import { fill } from '#kit/stories/fill.ts';
import { activityMocks } from '#parts/activity/activity-mocks.ts';

import { CalendarScreen } from './calendar-screen.tsx';
import { calendarFeature } from './feature.tsx';

const meta = {
  title: 'Calendar/Calendar',
  component: CalendarScreen,
  ...inApp(calendarFeature, '/calendar'),
} satisfies Meta<typeof CalendarScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const people = mocks.workers.list(sampleWorkers);
const filled = [...activityMocks(), people];
const slow = { timeout: 10_000 };

function notThere(): never {
  throw new Error('there are too few sample activities');
}

const [, , plannedOne = notThere()] = sampleActivities;
const openedOne = sampleActivities.find(({ id }) => id === sampleId(1803)) ?? notThere();

const states = screenStates({
  call: mocks.activities.calendar,
  filled,
  empty: [mocks.activities.calendar({ items: [], isLimited: false }), people],
  polish: /Omówić oferty w biurze klienta/,
  english: /Omówić oferty w biurze klienta/,
});

/** Days off are shown beside the planned activities. */
export const Month: Story = {
  parameters: { msw: { handlers: filled }, specification: ['S1.4'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Omówić oferty w biurze klienta/, {}, slow)).toBeVisible();
    await expect(canvas.getByText(/Święto Niepodległości/)).toBeVisible();
    await expect(canvas.getByText(/Wszystkich Świętych/)).toBeVisible();
  },
};

const requested: string[] = [];

/** The own activities at first, then those of all users, as set in the address. */
export const OfEverybody: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.activities.calendar(({ query }) => {
          requested.push(query.toString());
          return { items: sampleActivities, isLimited: true };
        }),
        people,
      ],
    },
  },
  beforeEach: () => {
    requested.length = 0;
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Omówić oferty/, {}, slow);
    await userEvent.click(canvas.getByRole('combobox', { name: /Czyje aktywności/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Wszystkich' }));
    await waitFor(() => expect(requested.at(-1)).not.toContain('is_self'));
    await expect(requested[0]).toContain('is_self=true');
    await expect(await canvas.findByText(/Pokazujemy pierwszych 5 aktywności/)).toBeVisible();
  },
};

function ViewOfAddress() {
  return <output>{useAddressPart('view').value}</output>;
}

/** The view is in the address, so that a reloaded page shows the same. */
export const ViewInAddress: Story = {
  parameters: { address: '/calendar?view=week', msw: { handlers: filled } },
  render: () => (
    <>
      <CalendarScreen />
      <ViewOfAddress />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tydzień' }, slow)).toBePressed();
    await userEvent.click(canvas.getByRole('button', { name: 'Dzień' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('day'));
  },
};

/** The day that the address names is the one shown first. */
export const DayInAddress: Story = {
  parameters: { address: '/calendar?view=day&day=2026-11-17', msw: { handlers: filled } },
  play: async ({ canvas }) => {
    const call = await canvas.findByRole('button', { name: /Pierwszy telefon do klienta/ }, slow);
    await expect(call).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Omówić oferty/ })).not.toBeInTheDocument();
  },
};

const moved: unknown[] = [];

/** Moves the activity of the samples to a day by the form. */
async function moveTo(event: HTMLElement, day: string): Promise<void> {
  event.focus();
  await userEvent.keyboard('m');
  const dialog = within(await screen.findByRole('dialog', { name: /Przenieś/ }));
  const field = dialog.getAllByRole('textbox')[0];
  if (!field) throw new Error('no day');
  await userEvent.clear(field);
  await userEvent.type(field, day);
  await userEvent.click(dialog.getByRole('button', { name: 'Przenieś' }));
}

/** An activity is moved from the keyboard; its new time shows before the server has answered. */
export const Moved: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.activities.update(async ({ body }) => {
          moved.push(await body());
          return refusal('access_denied');
        }),
        ...filled,
      ],
    },
  },
  play: async ({ canvas }) => {
    moved.length = 0;
    const event = await canvas.findByRole('button', { name: /Omówić oferty/ }, slow);
    await moveTo(event, '24.11.2026');
    await waitFor(() =>
      expect(moved).toEqual([
        {
          version: 1,
          changes: { startAt: '2026-11-24T14:00:00.000Z', endAt: '2026-11-24T15:00:00.000Z' },
        },
      ]),
    );
  },
};

const versions: unknown[] = [];

/** Moved offline it is shown at its new time, as pending; a second move is saved after the first, without conflict. */
export const MovedOffline: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.activities.update(async ({ body }) => {
          const { version } = await body();
          versions.push(version);
          return { ...openedOne, version: version + 1 };
        }),
        ...filled,
      ],
    },
  },
  beforeEach: () => {
    versions.length = 0;
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    const event = await canvas.findByRole('button', { name: /Omówić oferty/ }, slow);
    onlineManager.setOnline(false);
    await moveTo(event, '24.11.2026');
    await expect(await canvas.findByText('(Czeka na połączenie)')).toBeInTheDocument();
    await moveTo(canvas.getByRole('button', { name: /Omówić oferty/ }), '25.11.2026');
    onlineManager.setOnline(true);
    await waitFor(() => expect(versions).toEqual([1, 2]));
    await waitFor(() => expect(canvas.queryByText('(Czeka na połączenie)')).not.toBeInTheDocument());
  },
};

/** An activity with what can be done to it. */
export const Opened: Story = {
  parameters: {
    address: `/calendar?activity=${sampleId(1803)}`,
    msw: { handlers: filled },
  },
  play: async () => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Omówić oferty w biurze klienta' }, slow),
    );
    await expect(dialog.getByText('20.11.2026, 15:00')).toBeVisible();
    await expect(dialog.getByRole('link', { name: /#/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Oznacz jako wykonane' })).toBeVisible();
  },
};

const planned: unknown[] = [];

export const Planning: Story = {
  parameters: {
    address: '/calendar?activity=new',
    msw: {
      handlers: [
        mocks.activities.create(async ({ body }) => {
          planned.push(await body());
          return { ...plannedOne, id: sampleId(1899) };
        }),
        ...filled,
      ],
    },
  },
  play: async () => {
    planned.length = 0;
    const sheet = within(await screen.findByRole('dialog', { name: 'Nowa aktywność' }, slow));
    await userEvent.click(sheet.getByRole('button', { name: 'Zaplanuj' }));
    await expect(await sheet.findByText('To pole jest wymagane!')).toBeVisible();
    await fill(sheet.getByRole('textbox', { name: /Tytuł/ }), 'Oddzwonić');
    await userEvent.click(sheet.getByRole('button', { name: 'Zaplanuj' }));
    await waitFor(() => expect(planned).toHaveLength(1));
    await expect(planned[0]).toMatchObject({
      type: 'call',
      title: 'Oddzwonić',
      reminder: 15,
      customerFileId: null,
    });
  },
};

export const English: Story = { ...states.English, tags: ['derived-state'] };
export const Narrow: Story = { ...states.Narrow, tags: ['derived-state'] };
/** Skeletons of the days of a month are in the places of the days. */
export const Loading: Story = {
  ...states.Loading,
  play: async ({ canvas }) => {
    const loading = await canvas.findByRole('status', { name: 'Wczytywanie…' });
    await expect(loading.querySelectorAll('[data-slot="skeleton"]').length).toBeGreaterThan(35);
  },
};
export const Empty: Story = { ...states.Empty, tags: ['derived-state'] };
export const Failed: Story = { ...states.Failed, tags: ['derived-state'] };
export const Forbidden: Story = { ...states.Forbidden, tags: ['derived-state'] };
