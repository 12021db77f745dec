import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import type { CalendarEvent } from './calendar-event.ts';
import type { EventCalendarProps } from './event-calendar-props.ts';
import { EventCalendar } from './event-calendar.tsx';

const events: CalendarEvent[] = [
  {
    id: '1',
    title: 'Telefon do Anny Nowak',
    start: '2026-11-20T08:00:00Z',
    end: '2026-11-20T08:30:00Z',
    tone: 'blue',
    done: true,
  },
  {
    id: '2',
    title: 'Spotkanie zespołu',
    start: '2026-11-20T10:00:00Z',
    end: '2026-11-20T11:30:00Z',
    tone: 'violet',
  },
  {
    id: '3',
    title: 'Targi w Poznaniu',
    start: '2026-11-18',
    end: '2026-11-21',
    allDay: true,
    tone: 'orange',
  },
  {
    id: '4',
    title: 'Przygotować ofertę',
    start: '2026-11-23T09:00:00Z',
    end: '2026-11-23T10:00:00Z',
    tone: 'teal',
  },
  {
    id: '5',
    title: 'Odbiór dokumentów',
    start: '2026-11-20T13:00:00Z',
    end: '2026-11-20T14:00:00Z',
    tone: 'green',
  },
  {
    id: '6',
    title: 'Rozmowa z dostawcą',
    start: '2026-11-20T14:30:00Z',
    end: '2026-11-20T15:00:00Z',
    tone: 'amber',
  },
  { id: '7', title: 'Termin płatności', start: '2026-11-26', allDay: true, tone: 'grey', fixed: true },
];

function Stateful({ events: first, onMove, ...props }: EventCalendarProps) {
  const [shown, setShown] = useState(first);
  return (
    <EventCalendar
      {...props}
      events={shown}
      onMove={(event, time) => {
        onMove?.(event, time);
        setShown(shown.map((one) => (one.id === event.id ? { ...one, ...time } : one)));
      }}
    />
  );
}

const meta = {
  title: 'Data/EventCalendar',
  component: EventCalendar,
  args: {
    events,
    now: '2026-11-20T09:30:00+01:00',
    initialDate: '2026-11-20',
    height: 600,
    onOpen: fn(),
    onCreate: fn(),
    onMove: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof EventCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const LOADS = { timeout: 10_000 };

export const Month: Story = {
  args: { initialView: 'month' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/listopad 2026/i, {}, LOADS)).toBeVisible();
    const meeting = await canvas.findByRole('button', { name: /Przygotować ofertę/ });
    await userEvent.click(meeting);
    await expect(args.onOpen).toHaveBeenLastCalledWith(events[3]);
    meeting.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);

    await userEvent.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: 'Przenieś: Przygotować ofertę' });
    const day = within(dialog).getByRole('textbox', { name: 'Dzień' });
    await userEvent.clear(day);
    await userEvent.type(day, '24.11.2026{Tab}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Przenieś' }));
    await expect(args.onMove).toHaveBeenCalledWith(events[3], {
      start: '2026-11-24T09:00:00.000Z',
      end: '2026-11-24T10:00:00.000Z',
      allDay: false,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const add = canvas.getByRole('link', { name: /Dodaj: .*12 listopada/ });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenLastCalledWith({
      start: '2026-11-12',
      end: '2026-11-13',
      allDay: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Następny okres' }));
    await expect(await canvas.findByText(/grudzień 2026/i)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dziś' }));
    await expect(await canvas.findByText(/listopad 2026/i)).toBeVisible();
  },
};

export const Week: Story = {
  args: { initialView: 'week' },
  play: async ({ canvas, args }) => {
    const meeting = await canvas.findByRole('button', { name: /Spotkanie zespołu/ }, LOADS);
    await userEvent.pointer({ keys: '[MouseRight]', target: meeting });
    const menu = await screen.findByRole('dialog', { name: 'Spotkanie zespołu' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Otwórz' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(events[1]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Day: Story = {
  args: { initialView: 'day' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Odbiór dokumentów/ }, LOADS)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await expect(canvas.getByRole('button', { name: 'Plan' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Dzień' }));
    await expect(canvas.getByRole('button', { name: 'Dzień' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Agenda: Story = {
  args: { initialView: 'agenda' },
  play: async ({ canvas, args }) => {
    const call = await canvas.findByText('Telefon do Anny Nowak', {}, LOADS);
    await userEvent.click(call);
    await expect(args.onOpen).toHaveBeenLastCalledWith(events[0]);
  },
};

export const EmptyAgenda: Story = {
  args: { initialView: 'agenda', events: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nic nie zaplanowano', {}, LOADS)).toBeVisible();
  },
};
