import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import { SkeletonText } from '../skeleton/index.ts';
import { Sheet } from './sheet.tsx';

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Filtry',
    description: 'Zawęź listę do tego, czego szukasz.',
    children: <SkeletonText lines={6} />,
    footer: (
      <>
        <Button>Wyczyść</Button>
        <Button variant="primary">Pokaż wyniki</Button>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'Filtry' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Zamknij' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Large: Story = { args: { size: 'large' } };

export const ByTrigger: Story = {
  args: { open: undefined, trigger: <Button>Filtry</Button>, size: 'small' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtry' });
    await userEvent.click(trigger);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtry' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Zamknij' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
  },
};

export const Left: Story = { args: { side: 'left', footer: undefined } };

export const BottomOnPhone: Story = {
  args: { side: 'bottom' },
  globals: { viewport: { value: 'w390' } },
};

export const RightOnPhone: Story = { globals: { viewport: { value: 'w390' } } };
