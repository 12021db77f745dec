import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Basics/ErrorState',
  component: ErrorState,
  args: {
    title: 'Nie udało się wczytać listy',
    description: 'Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Serwer nie odpowiada.');
    await userEvent.click(canvas.getByRole('button', { name: 'Spróbuj ponownie' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const Retrying: Story = { args: { retrying: true } };

export const WithoutRetry: Story = {
  args: { onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
