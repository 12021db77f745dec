import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { EventCalendar } from './event-calendar.tsx';
import { calendarLoads, sampleArgs, SampleCalendar, sampleEvents as events } from './sample-calendar.tsx';

const meta = {
  title: 'Data/EventCalendar',
  component: EventCalendar,
  args: {
    ...sampleArgs,
    initialView: 'week',
    onOpen: fn(),
    onCreate: fn(),
    onMove: fn(),
  },
  render: (args) => <SampleCalendar {...args} />,
} satisfies Meta<typeof EventCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Point {
  x: number;
  y: number;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Presses at one point, moves in steps as a hand does, and lets go at another. */
async function drag(from: Point, to: Point) {
  const user = userEvent.setup();
  const at = (part: number) => {
    const x = from.x + (to.x - from.x) * part;
    const y = from.y + (to.y - from.y) * part;
    return {
      target: document.elementFromPoint(x, y) ?? document.body,
      coords: { x, y, clientX: x, clientY: y, pageX: x + scrollX, pageY: y + scrollY },
    };
  };
  await user.pointer({ keys: '[MouseLeft>]', ...at(0) });
  for (const part of [0.25, 0.5, 0.75, 1]) await user.pointer(at(part));
  await user.pointer({ keys: '[/MouseLeft]', ...at(1) });
}

/** A meeting in the week of `events`; how high an hour is and where a day is, px, by what is drawn. */
async function drawnWeek() {
  const meeting = await screen.findByRole('button', { name: /Spotkanie zespołu/ }, calendarLoads);
  const following = screen.getByRole('button', { name: /Odbiór dokumentów/ });
  const hour = (topOf(following) - topOf(meeting)) / 3;
  const day = (name: string) => middleOf(screen.getByRole('columnheader', { name })).x;
  return { meeting, hour, day };
}

export const Dragged: Story = {
  play: async ({ args }) => {
    const { meeting, hour, day } = await drawnWeek();
    const from = middleOf(meeting);
    await drag(from, { x: day('19 listopada 2026'), y: from.y + hour });
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(events[1], {
        start: '2026-11-19T12:00:00+01:00',
        end: '2026-11-19T13:30:00+01:00',
        allDay: false,
      }),
    );
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Stretched: Story = {
  play: async ({ args }) => {
    const { meeting, hour } = await drawnWeek();
    // a made pointer does not hover, which shows the edge to pull
    meeting.lastElementChild?.classList.replace('hidden', 'block');
    const { x } = middleOf(meeting);
    const end = { x, y: meeting.getBoundingClientRect().bottom - 1 };
    await drag(end, { x, y: end.y + hour });
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(events[1], {
        start: '2026-11-20T11:00:00+01:00',
        end: '2026-11-20T13:30:00+01:00',
        allDay: false,
      }),
    );
  },
};

export const EmptySlot: Story = {
  play: async ({ args }) => {
    const { meeting, hour, day } = await drawnWeek();
    const slot = { x: day('17 listopada 2026'), y: topOf(meeting) + hour / 4 };
    await drag(slot, slot);
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenLastCalledWith({
        start: '2026-11-17T11:00:00+01:00',
        end: '2026-11-17T11:30:00+01:00',
        allDay: false,
      }),
    );
    await drag(slot, { x: slot.x, y: slot.y + hour });
    await waitFor(() =>
      expect(args.onCreate).toHaveBeenLastCalledWith({
        start: '2026-11-17T11:00:00+01:00',
        end: '2026-11-17T12:30:00+01:00',
        allDay: false,
      }),
    );
  },
};

export const Fixed: Story = {
  args: {
    events: events.map((event) => ({ ...event, fixed: event.id === '2' })),
  },
  play: async ({ args }) => {
    const { meeting, day } = await drawnWeek();
    const from = middleOf(meeting);
    await drag(from, { x: day('19 listopada 2026'), y: from.y });
    meeting.focus();
    await userEvent.keyboard('m');
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
