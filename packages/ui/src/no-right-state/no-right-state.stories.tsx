import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/index.ts';
import { NoRightState } from './no-right-state.tsx';

const meta = {
  title: 'Basics/NoRightState',
  component: NoRightState,
  args: {
    level: 1,
    title: 'Odmowa dostępu',
    description: 'Nie masz uprawnień do tej strony. Skontaktuj się z administratorem.',
    action: (
      <Button asChild>
        <a href="#pulpit">Wróć na pulpit</a>
      </Button>
    ),
  },
} satisfies Meta<typeof NoRightState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Odmowa dostępu' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wróć na pulpit' })).toBeVisible();
  },
};
