import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { Avatar } from '../avatar/index.ts';
import { TextLink } from '../link/index.ts';
import { HoverCard } from './hover-card.tsx';

const meta = {
  title: 'Overlays/HoverCard',
  component: HoverCard,
  args: {
    trigger: <TextLink href="#osoba">Anna Kowalska</TextLink>,
    children: (
      <div className="flex gap-3">
        <Avatar name="Anna Kowalska" size="large" named={false} />
        <div>
          <p className="font-medium">Anna Kowalska</p>
          <p className="text-text-muted">Dział obsługi, Poznań</p>
          <p className="mt-1 text-small text-text-muted tabular-nums">+48 600 000 000</p>
        </div>
      </div>
    ),
  },
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = () => document.querySelector('[data-slot="hover-card"]');

export const ByMouse: Story = {
  play: async ({ canvas }) => {
    const started = performance.now();
    await userEvent.hover(canvas.getByRole('link'));
    await screen.findByText('+48 600 000 000');
    await expect(performance.now() - started).toBeGreaterThanOrEqual(690);
    await userEvent.unhover(canvas.getByRole('link'));
    await waitFor(() => expect(card()).toBeNull());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await waitFor(() => expect(card()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card()).toBeNull());
  },
};
