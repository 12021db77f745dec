import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleActivities } from '@szansa/api-client/samples/activities';
import { sampleBoard } from '@szansa/api-client/samples/opportunities';
import { sampleId } from '@szansa/api-client/samples/people';
import { addDays } from '@szansa/domain/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { activityMocks } from '#parts/activity/activity-mocks.ts';

import { homeFeature } from '../feature.tsx';
import { HomeScreen } from '../home-screen.tsx';

/** The week on the dashboard. */
const meta = { title: 'Home/Week', component: HomeScreen, ...inApp(homeFeature, '/') } satisfies Meta<
  typeof HomeScreen
>;

export default meta;

type Story = StoryObj<typeof meta>;

const [first] = sampleActivities;
if (!first) throw new Error('there are no sample activities');
const call = first;

/** A call on a day of November, at a full hour of UTC. */
const callOn = (number: number, day: number, hour: number) => ({
  ...call,
  id: sampleId(number),
  title: `Telefon ${number - 1900}`,
  startAt: `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`,
  endAt: null,
  doneAt: null,
  outcome: null,
});

/** A Friday with more than there is room for, one of them done, and what should have been done the week before. */
const busy = [
  ...sampleActivities,
  ...[7, 8, 10, 11, 12].map((hour, index) => callOn(1901 + index, 20, hour)),
  { ...callOn(1906, 20, 6), doneAt: '2026-11-20T07:00:00.000Z' },
  callOn(1907, 12, 9),
  callOn(1908, 13, 9),
];

const others = [
  mocks.opportunities.board(sampleBoard(40)),
  mocks.dashboards.get(pending),
  mocks.notifications.unread({ count: 0, newestId: null }),
];

const week = async () =>
  within(await screen.findByRole('region', { name: 'Kalendarz' }, { timeout: 10_000 }));

export const Filled: Story = {
  parameters: { msw: { handlers: [...activityMocks(busy), ...others] } },
  play: async () => {
    const section = await week();
    await expect(section.getByText('16–22 listopada 2026')).toBeVisible();
    await expect(section.getByRole('heading', { name: 'piątek, 20 listopada, dziś' })).toBeVisible();
    const tuesday = within(await section.findByRole('list', { name: 'Aktywności: wtorek, 17 listopada' }));
    await expect(
      tuesday.getByRole('button', { name: 'Pierwszy telefon do klienta (wykonane)' }),
    ).toBeVisible();
    await expect(tuesday.getByRole('link', { name: /^Szansa sprzedaży: / })).toHaveAttribute(
      'href',
      `/sales-opportunity/${call.customerFile?.id}`,
    );
    await expect(tuesday.queryByRole('button', { name: /^Oznacz jako wykonane/ })).not.toBeInTheDocument();
  },
};

/** What has no room is a number that leads to its day in the calendar; what is done makes room first. */
export const MoreThanRoom: Story = {
  ...Filled,
  play: async () => {
    const section = await week();
    const friday = within(
      await section.findByRole('list', { name: 'Aktywności: piątek, 20 listopada, dziś' }),
    );
    await expect(friday.getAllByRole('listitem')).toHaveLength(4);
    await expect(friday.queryByRole('button', { name: /wykonane\)$/ })).not.toBeInTheDocument();
    await expect(
      section.getByRole('link', { name: 'Pokaż resztę w kalendarzu (3): piątek, 20 listopada, dziś' }),
    ).toHaveAttribute('href', '/calendar?view=day&day=2026-11-20');
  },
};

/** Pending activities from before the week are counted, and listed on demand. */
export const Overdue: Story = {
  ...Filled,
  play: async () => {
    const section = await week();
    const toggle = await section.findByRole('button', { name: '2 zaległe aktywności sprzed tego tygodnia' });
    await userEvent.click(toggle);
    const list = within(section.getByRole('list', { name: /^2 zaległe/ }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: 'Telefon 7' }));
    await expect(await screen.findByRole('dialog', { name: 'Telefon 7' })).toBeVisible();
  },
};

const completed: unknown[] = [];

/** One press marks an activity as done, from the keyboard as well. */
export const Completed: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.activities.complete(async ({ params, body }) => {
          completed.push([params['id'], await body()]);
          return { ...callOn(1902, 20, 8), doneAt: '2026-11-20T08:30:00.000Z', version: 2 };
        }),
        ...activityMocks(busy),
        ...others,
      ],
    },
  },
  beforeEach: () => {
    completed.length = 0;
  },
  play: async () => {
    const section = await week();
    const tick = await section.findByRole('button', { name: 'Oznacz jako wykonane: Telefon 2' });
    tick.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Wykonano: Telefon 2')).toBeVisible();
    await expect(completed).toEqual([[sampleId(1902), { version: 1, outcome: '' }]]);
  },
};

const requested: (string | null)[][] = [];

const anyWeek = mocks.activities.calendar(({ query }) => {
  requested.push([query.get('from'), query.get('to'), query.get('is_self')]);
  return { items: [], isLimited: false };
});

/** Other weeks by their buttons; the address names the shown one, and the running one is the usual. */
export const OtherWeeks: Story = {
  parameters: { address: '/?week=2026-11-11', msw: { handlers: [anyWeek, ...activityMocks([]), ...others] } },
  beforeEach: () => {
    requested.length = 0;
  },
  play: async () => {
    const section = await week();
    await expect(section.getByText('9–15 listopada 2026')).toBeVisible();
    await expect(
      section.getByRole('heading', { name: 'środa, 11 listopada, Święto Niepodległości' }),
    ).toBeVisible();
    await expect(section.getByRole('button', { name: 'Dziś' })).not.toBePressed();
    await userEvent.click(section.getByRole('button', { name: 'Poprzedni tydzień' }));
    await expect(await section.findByText('2–8 listopada 2026')).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Dziś' }));
    await expect(await section.findByText('16–22 listopada 2026')).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Następny tydzień' }));
    await expect(await section.findByText('23–29 listopada 2026')).toBeVisible();
    const mondays = ['2026-11-09', '2026-11-02', '2026-11-16', '2026-11-23'];
    await waitFor(() =>
      expect(requested).toEqual(mondays.map((monday) => [monday, addDays(monday, 6), 'true'])),
    );
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: [...activityMocks([]), ...others] } },
  play: async () => {
    const section = await week();
    await expect(await section.findByText(/Na ten tydzień nic nie zaplanowano/)).toBeVisible();
    await expect(await section.findByText('Nic nie zalega sprzed tego tygodnia.')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Zaplanuj aktywność' })).toHaveAttribute(
      'href',
      '/calendar?activity=new',
    );
  },
};

let isDown = true;

/** A failed week shows the reason and is fetched again. */
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.activities.calendar(() => (isDown ? refusal('internal') : { items: busy, isLimited: false })),
        ...activityMocks(busy),
        ...others,
      ],
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async () => {
    const section = await week();
    const retry = await section.findByRole('button', { name: 'Spróbuj ponownie' });
    isDown = false;
    await userEvent.click(retry);
    await expect(await section.findByRole('button', { name: 'Telefon 1' })).toBeVisible();
  },
};

/** The days are in their places while their activities are loading. */
export const Loading: Story = {
  parameters: { msw: { handlers: [mocks.activities.calendar(pending), ...activityMocks([]), ...others] } },
  play: async () => {
    const section = await week();
    await expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(7);
    await expect(section.queryByText(/nic nie zaplanowano/)).not.toBeInTheDocument();
  },
};

/** On a phone the days are buttons, with the activities of the chosen one beneath. */
export const Narrow: Story = {
  ...Filled,
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const section = await week();
    const today = await section.findByRole('button', { name: 'piątek, 20 listopada, dziś, 6 do wykonania' });
    await expect(today).toBePressed();
    await userEvent.click(section.getByRole('button', { name: 'wtorek, 17 listopada' }));
    const tuesday = within(section.getByRole('list', { name: 'Aktywności: wtorek, 17 listopada' }));
    await expect(tuesday.getByRole('button', { name: /^Pierwszy telefon do klienta/ })).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'niedziela, 22 listopada' }));
    await expect(section.getByText('Na ten dzień nic nie zaplanowano.')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Who answers enquiries has the week as well. */
export const OfAPlatformer: Story = {
  globals: { role: 'PLATFORMER' },
  parameters: {
    msw: {
      handlers: [
        mocks.dashboards.enquiries(pending),
        mocks.internalEnquiries.list({ items: [], page: 1, perPage: 10, total: 0 }),
        ...activityMocks(busy),
      ],
    },
  },
  play: async () => {
    const section = await week();
    await expect(await section.findByRole('button', { name: 'Telefon 1' })).toBeVisible();
  },
};
