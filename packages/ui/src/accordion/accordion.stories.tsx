import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Accordion } from './accordion.tsx';

const items = [
  { value: 'terms', title: 'Warunki płatności', content: 'Przelew w ciągu 14 dni od dostarczenia faktury.' },
  { value: 'delivery', title: 'Dostawa', aside: '2 adresy', content: 'Kurier, od poniedziałku do piątku.' },
  { value: 'returns', title: 'Zwroty', content: 'Do 30 dni, w nienaruszonym opakowaniu.' },
  { value: 'archive', title: 'Wersje archiwalne', content: 'Brak', disabled: true },
];

const meta = {
  title: 'Basics/Accordion',
  component: Accordion,
  args: { items, onValueChange: fn(), className: 'max-w-lg' },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  args: { defaultValue: ['terms'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Przelew w ciągu/)).toBeVisible();
    const delivery = canvas.getByRole('button', { name: /Dostawa/ });
    await userEvent.click(delivery);
    await expect(delivery).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(/Kurier/)).toBeVisible();
    await expect(canvas.queryByText(/Przelew w ciągu/)).not.toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['delivery']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText(/Do 30 dni/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('button', { name: 'Wersje archiwalne' })).toBeDisabled();
  },
};

export const Multiple: Story = {
  args: { multiple: true, defaultValue: ['terms'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Dostawa/ }));
    await userEvent.keyboard('{End}{Home}');
    await expect(canvas.getByRole('button', { name: 'Warunki płatności' })).toHaveFocus();
    await expect(canvas.getByText(/Przelew w ciągu/)).toBeVisible();
    await expect(canvas.getByText(/Kurier/)).toBeVisible();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['terms', 'delivery']);
  },
};
