import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';

import { Steps, type StepsProps } from './steps.tsx';

const who = { id: 'who', label: 'Kto' };
const details = { id: 'details', label: 'Szczegóły' };
const summary = { id: 'summary', label: 'Podsumowanie' };

const meta = {
  title: 'Forms/Steps',
  component: Steps,
  args: {
    label: 'Postęp',
    current: 'details',
    onSelect: fn(),
    steps: [who, details, summary],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: /Kto/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('who');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByRole('button', { name: /Podsumowanie/ })).not.toBeInTheDocument();
  },
};

/** A step with something to correct is found by its sign, and pressed to be corrected, even after the current one. */
export const WithError: Story = {
  args: {
    steps: [{ ...who, error: true }, details, { ...summary, error: true }],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Podsumowanie (wymaga poprawy)' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('summary');
    await userEvent.click(canvas.getByRole('button', { name: 'Kto (wymaga poprawy)' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('who');
    await expect(canvas.queryByText('(ukończony)')).not.toBeInTheDocument();
  },
};

/** The current step is not a button: its errors are below. */
export const CurrentWithError: Story = {
  args: { steps: [who, { ...details, error: true }, summary] },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem')[1];
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(current).toHaveTextContent('Szczegóły(wymaga poprawy)');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** Without `onSelect` an error is shown, and is not a link. */
export const ErrorOnly: Story = {
  args: { onSelect: undefined, steps: [{ ...who, error: true }, details, summary] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(wymaga poprawy)')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Optional: Story = {
  args: { steps: [who, { ...details, optional: true }, { ...summary, optional: true, error: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('(opcjonalny)')[0]).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Podsumowanie (opcjonalny) (wymaga poprawy)' });
    await expect(button).toBeVisible();
  },
};

function Kept(props: StepsProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <>
      <Steps {...props} draft={draft} />
      <button type="button" onClick={() => setDraft('Szkic zapisany 12:31')}>
        Wpisz coś
      </button>
    </>
  );
}

/** The space of the draft is reserved before the first one is saved, so nothing moves, and saving is announced. */
export const Draft: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('');
    const { height } = status.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Wpisz coś' }));
    await expect(status).toHaveTextContent('Szkic zapisany 12:31');
    await expect(status.getBoundingClientRect().height).toBe(height);
  },
};

/** `Tab` goes through what can be pressed: the finished steps and those with an error. */
export const ByKeyboard: Story = {
  args: {
    draft: 'Szkic zapisany 12:31',
    steps: [who, details, { ...summary, error: true }, { id: 'files', label: 'Pliki', optional: true }],
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kto (ukończony)' })).toHaveFocus();
    await userEvent.tab();
    const wrong = canvas.getByRole('button', { name: /^Podsumowanie/ });
    await expect(wrong).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('summary');
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    wrong.blur();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  args: {
    label: 'Progress',
    draft: 'Draft saved 12:31',
    steps: [
      { id: 'who', label: 'Who', error: true },
      { id: 'details', label: 'Details' },
      { id: 'files', label: 'Files', optional: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Who (needs a correction)' })).toBeVisible();
    await expect(canvas.getByText('(optional)')).toBeVisible();
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
};

/** In a narrow place only the icons of other steps are shown; screen readers read all of it. */
export const NarrowWithError: Story = {
  ...Narrow,
  args: {
    draft: 'Szkic zapisany 12:31',
    steps: [
      { ...who, error: true },
      { id: 'details', label: 'Szczegóły umowy i wszystkiego, co do niej należy', optional: true },
      { ...summary, error: true },
      { id: 'files', label: 'Pliki', optional: true },
    ],
  },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation');
    await expect(navigation.scrollWidth).toBe(navigation.clientWidth);
    const files = within(canvas.getAllByRole('listitem')[3] ?? navigation);
    await expect(files.getByText('(opcjonalny)').getBoundingClientRect().width).toBe(1);
    await expect(canvas.getByRole('button', { name: 'Podsumowanie (wymaga poprawy)' })).toBeVisible();
  },
};
