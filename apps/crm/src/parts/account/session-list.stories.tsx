import { sampleOpenSessions } from '@szansa/api-client/samples/accounts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import { accountTexts } from './texts.ts';
import { SessionList } from './session-list.tsx';

const meta = {
  title: 'Session/Session list',
  component: SessionList,
  ...inApp({ texts: [accountTexts] }, '/profile'),
  args: { sessions: sampleOpenSessions, ending: null, onEnd: fn() },
  render: (args) => (
    <div className="max-w-2xl p-4">
      <SessionList {...args} />
    </div>
  ),
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Zakończ: Safari · iOS' }));
    await expect(args.onEnd).toHaveBeenLastCalledWith(sampleOpenSessions[1]?.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Wyloguj się: Chrome · Windows' }));
    await expect(args.onEnd).toHaveBeenLastCalledWith(sampleOpenSessions[0]?.id);
  },
};
export const Ending: Story = {
  args: { ending: sampleOpenSessions[1]?.id ?? null },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Zakończ: Safari · iOS' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};
export const ReadOnly: Story = {
  args: { onEnd: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('to urządzenie')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Empty: Story = {
  args: { sessions: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Brak otwartych sesji')).toBeVisible();
  },
};
export const English: Story = { globals: { language: 'en' } };
export const Narrow: Story = { globals: { viewport: { value: 'w390' } } };
