import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { CalendarToolbar } from './calendar-toolbar.tsx';
import { EventCalendar } from './event-calendar.tsx';
import { calendarLoads, sampleArgs, SampleCalendar, sampleEvents as events } from './sample-calendar.tsx';

const meta = {
  title: 'Data/EventCalendar',
  component: EventCalendar,
  args: {
    ...sampleArgs,
    onOpen: fn(),
    onCreate: fn(),
    onMove: fn(),
  },
  render: (args) => <SampleCalendar {...args} />,
} satisfies Meta<typeof EventCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  args: { initialView: 'month' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/listopad 2026/i, {}, calendarLoads)).toBeVisible();
    const meeting = await canvas.findByRole('button', { name: /Przygotować ofertę/ });
    await userEvent.click(meeting);
    await expect(args.onOpen).toHaveBeenLastCalledWith(events[3]);
    meeting.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);

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
    const meeting = await canvas.findByRole('button', { name: /Spotkanie zespołu/ }, calendarLoads);
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
    await expect(
      await canvas.findByRole('button', { name: /Odbiór dokumentów/ }, calendarLoads),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Plan' }));
    await expect(canvas.getByRole('button', { name: 'Plan' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Dzień' }));
    await expect(canvas.getByRole('button', { name: 'Dzień' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const MovedByKeyboard: Story = {
  args: { initialView: 'month' },
  play: async ({ canvas, args }) => {
    const task = await canvas.findByRole('button', { name: /Przygotować ofertę/ }, calendarLoads);
    task.focus();
    await userEvent.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: 'Przenieś: Przygotować ofertę' });
    const day = within(dialog).getByRole('textbox', { name: 'Dzień' });
    await userEvent.clear(day);
    await userEvent.type(day, '24.11.2026');
    const times = within(dialog).getAllByRole('spinbutton');
    const shown = () => times.map((part) => part.getAttribute('aria-valuetext')).join(' ');
    await expect(shown()).toBe('10 00 11 00');
    await userEvent.click(within(dialog).getByRole('spinbutton', { name: 'Do: godzina' }));
    await userEvent.keyboard('09');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Przenieś' }));
    await expect(within(dialog).getByText('Koniec musi być po początku.')).toBeVisible();
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('spinbutton', { name: 'Do: godzina' }));
    await userEvent.keyboard('1145');
    await userEvent.click(within(dialog).getByRole('spinbutton', { name: 'Od: godzina' }));
    // the end follows the start
    await userEvent.keyboard('1215');
    await expect(shown()).toBe('12 15 14 00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Przenieś' }));
    await expect(args.onMove).toHaveBeenCalledWith(events[3], {
      start: '2026-11-24T11:15:00.000Z',
      end: '2026-11-24T13:00:00.000Z',
      allDay: false,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Agenda: Story = {
  args: { initialView: 'agenda' },
  play: async ({ canvas, args }) => {
    const call = await canvas.findByText('Telefon do Anny Nowak', {}, calendarLoads);
    await userEvent.click(call);
    await expect(args.onOpen).toHaveBeenLastCalledWith(events[0]);
  },
};

/** A time that is not saved yet is shown at its new place, and marked. */
export const Waiting: Story = {
  args: {
    initialView: 'week',
    events: events.map((event) => (event.id === '4' ? { ...event, pending: 'Czeka na połączenie' } : event)),
    initialDate: '2026-11-23',
  },
  play: async ({ canvas }) => {
    const task = await canvas.findByRole('button', { name: /Przygotować ofertę/ }, calendarLoads);
    await expect(task).toHaveTextContent('(Czeka na połączenie)');
  },
};

export const EmptyAgenda: Story = {
  args: { initialView: 'agenda', events: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nic nie zaplanowano', {}, calendarLoads)).toBeVisible();
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, args }) => {
    const plan = await canvas.findByRole('button', { name: 'Plan' }, calendarLoads);
    await expect(plan).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await canvas.findByText('Odbiór dokumentów'));
    await expect(args.onOpen).toHaveBeenLastCalledWith(events[4]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const English: Story = {
  args: { initialView: 'week' },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('November 2026', {}, calendarLoads)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: '20 November 2026' })).toBeVisible();
    const meeting = canvas.getByRole('button', { name: /Spotkanie zespołu/ });
    meeting.focus();
    await userEvent.keyboard('m');
    const dialog = await screen.findByRole('dialog', { name: 'Move: Spotkanie zespołu' });
    await expect(within(dialog).getByRole('spinbutton', { name: 'From: hour' })).toHaveValue('11');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(meeting).toHaveFocus());
  },
};

export const ChosenViewInForcedColours: Story = {
  parameters: { forcedColours: true },
  render: () => (
    <div data-drawn-apart="view" className="space-y-2">
      {(['month', 'week'] as const).map((view) => (
        <CalendarToolbar
          key={view}
          title="listopad 2026"
          view={view}
          views={['month', 'week']}
          onViewChange={fn()}
          onStep={fn()}
          onAdd={undefined}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  },
};
