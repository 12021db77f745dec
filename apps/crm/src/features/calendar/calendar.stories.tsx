import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleActivities } from '@szansa/api-client/samples/activities';
import { sampleId, sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { screenStates } from '#kit/stories/screen-states.ts';
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

const states = screenStates({
  call: mocks.activities.calendar,
  filled,
  empty: [mocks.activities.calendar({ items: [], isLimited: false }), people],
  polish: /Omówić oferty w biurze klienta/,
  english: /Omówić oferty w biurze klienta/,
});

/** Days off stand beside what is planned. */
export const Month: Story = {
  parameters: { msw: { handlers: filled } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Omówić oferty w biurze klienta/, {}, slow)).toBeVisible();
    await expect(canvas.getByText(/Święto Niepodległości/)).toBeVisible();
    await expect(canvas.getByText(/Wszystkich Świętych/)).toBeVisible();
  },
};

const asked: string[] = [];

/** The own activities at first, then everybody's, as the address says. */
export const OfEverybody: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.activities.calendar(({ query }) => {
          asked.push(query.toString());
          return { items: sampleActivities, isLimited: true };
        }),
        people,
      ],
    },
  },
  play: async ({ canvas }) => {
    asked.length = 0;
    await canvas.findByText(/Omówić oferty/, {}, slow);
    await userEvent.click(canvas.getByRole('combobox', { name: /Czyje aktywności/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Wszystkich' }));
    await waitFor(() => expect(asked.at(-1)).not.toContain('is_self'));
    await expect(asked[0]).toContain('is_self=true');
    await expect(await canvas.findByText(/Pokazujemy pierwszych 5 aktywności/)).toBeVisible();
  },
};

const moved: unknown[] = [];

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
    event.focus();
    await userEvent.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: /Przenieś/ }));
    const day = dialog.getAllByRole('textbox')[0];
    if (!day) throw new Error('no day');
    await userEvent.clear(day);
    await userEvent.type(day, '24.11.2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Przenieś' }));
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
const [, , plannedOne = notThere()] = sampleActivities;

function notThere(): never {
  throw new Error('there are too few sample activities');
}

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
    await userEvent.type(sheet.getByRole('textbox', { name: /Tytuł/ }), 'Oddzwonić');
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

export const English: Story = states.English;
export const Narrow: Story = states.Narrow;
export const Loading: Story = states.Loading;
export const Empty: Story = states.Empty;
export const Failed: Story = states.Failed;
export const Forbidden: Story = states.Forbidden;
