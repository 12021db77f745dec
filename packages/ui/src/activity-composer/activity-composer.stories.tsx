import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Phone, SquareCheck, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { Callout } from '../callout/index.ts';
import { ActivityComposer, type ActivityComposerProps } from './activity-composer.tsx';

const types = [
  { value: 'call', label: 'Telefon', icon: <Phone aria-hidden /> },
  { value: 'meeting', label: 'Spotkanie', icon: <Users aria-hidden /> },
  { value: 'email', label: 'E-mail', icon: <Mail aria-hidden /> },
  { value: 'task', label: 'Zadanie', icon: <SquareCheck aria-hidden /> },
];

/** Manages the state of a page: the kind, the outcome, and whether an activity was just completed. */
function Composing(props: ActivityComposerProps<string>) {
  const [type, setType] = useState(props.type);
  const [outcome, setOutcome] = useState(props.outcome);
  const [asksNext, setAsksNext] = useState(props.asksNext);
  return (
    <ActivityComposer
      {...props}
      type={type}
      onTypeChange={(chosen) => {
        props.onTypeChange(chosen);
        setType(chosen);
      }}
      outcome={outcome}
      onOutcomeChange={(typed) => {
        props.onOutcomeChange(typed);
        setOutcome(typed);
      }}
      asksNext={asksNext}
      onLog={(done) => {
        props.onLog(done);
        setOutcome('');
        setType(null);
        setAsksNext(true);
      }}
      onNothing={() => {
        props.onNothing();
        setAsksNext(false);
      }}
    />
  );
}

const meta = {
  title: 'Forms/ActivityComposer',
  component: ActivityComposer<string>,
  args: {
    types,
    type: null,
    onTypeChange: fn(),
    outcome: '',
    onOutcomeChange: fn(),
    maxLength: 2000,
    onLog: fn(),
    onPlan: fn(),
    onNothing: fn(),
    className: 'max-w-2xl',
  },
  render: (args) => <Composing {...args} />,
} satisfies Meta<typeof ActivityComposer<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press opens the outcome of its kind, and another one closes it. */
export const Closed: Story = {
  play: async ({ canvas, args }) => {
    const call = canvas.getByRole('button', { name: 'Telefon' });
    await expect(call).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(call);
    await expect(call).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Co ustalono?' })).toHaveFocus();
    await userEvent.click(call);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Zaplanuj' }));
    await expect(args.onPlan).toHaveBeenCalledWith(null);
    canvas.getByRole('button', { name: 'Zaplanuj' }).blur();
  },
};

/** The outcome is saved, or planned for later; a composer that is open initially takes no focus. */
export const Outcome: Story = {
  args: { type: 'call', outcome: 'Oddzwoni w piątek.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Co ustalono?' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Zaplanuj na później' }));
    await expect(args.onPlan).toHaveBeenCalledWith('call');
    await userEvent.click(canvas.getByRole('button', { name: 'Spotkanie' }));
    await expect(args.onTypeChange).toHaveBeenLastCalledWith('meeting');
    await expect(canvas.getByRole('textbox', { name: 'Co ustalono?' })).toHaveValue('Oddzwoni w piątek.');
    canvas.getByRole('textbox', { name: 'Co ustalono?' }).blur();
  },
};

/** A call in two presses; the focus goes from the form to the first kind, and back to it when nothing comes next. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const call = canvas.getByRole('button', { name: 'Telefon' });
    await expect(call).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Woli kombi.');
    await expect(args.onOutcomeChange).toHaveBeenLastCalledWith('Woli kombi.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zapisz jako wykonane' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLog).toHaveBeenCalledWith('call');
    await expect(canvas.getByText('Co dalej?')).toBeVisible();
    await expect(call).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlan).toHaveBeenCalledWith('meeting');
    canvas.getByRole('button', { name: 'Nic więcej' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNothing).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Co dalej?')).toBeNull();
    await expect(call).toHaveFocus();
  },
};

/** The same kinds plan the next step; a focus that was elsewhere stays there. */
export const AsksNext: Story = {
  args: { asksNext: true },
  play: async ({ canvas, args }) => {
    const meeting = canvas.getByRole('button', { name: 'Spotkanie' });
    await expect(meeting).not.toHaveAttribute('aria-pressed');
    await expect(document.body).toHaveFocus();
    await userEvent.click(meeting);
    await expect(args.onPlan).toHaveBeenCalledWith('meeting');
    await expect(args.onTypeChange).not.toHaveBeenCalled();
    meeting.blur();
  },
};

/** What is being saved is not saved twice. */
export const Saving: Story = {
  args: { type: 'call', outcome: 'Oddzwoni w piątek.', loading: true },
  play: async ({ canvas, args }) => {
    const log = canvas.getByRole('button', { name: 'Zapisz jako wykonane' });
    await expect(log).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(log);
    await expect(args.onLog).not.toHaveBeenCalled();
    log.blur();
  },
};

/** The offer of an unsaved text is above the outcome. */
export const Offered: Story = {
  args: { type: 'call', offer: <Callout>Masz niezapisany tekst z 20.11.2026, 09:05.</Callout> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toBeVisible();
  },
};

/** Kinds wrap to as many rows as they need, and the outcome grows. */
export const LongTexts: Story = {
  args: {
    type: 'call',
    types: types.map((one) => ({ ...one, label: `${one.label} z klientem i pośrednikiem` })),
    outcome: 'Klient prosi o ofertę z wyższą wpłatą własną i krótszym okresem. '.repeat(6),
  },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const English: Story = {
  globals: { language: 'en' },
  args: { type: 'call', types: types.map((one) => ({ ...one, label: one.value })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'New activity' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'What was agreed?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Plan for later' })).toBeVisible();
  },
};
