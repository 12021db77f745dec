import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { page: 2, perPage: 50, total: 1234, onPageChange: fn(), onPerPageChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^51–100 z 1\s234/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Poprzednia strona' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Wierszy na stronie' }), '100');
    await expect(args.onPerPageChange).toHaveBeenCalledWith(100);
  },
};

export const Empty: Story = {
  args: { page: 1, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Poprzednia strona' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Następna strona' })).toBeDisabled();
  },
};

export const Last: Story = {
  args: { page: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1\s201–1\s234 z 1\s234/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Następna strona' })).toBeDisabled();
  },
};

export const MoreThanCounted: Story = {
  args: { page: 20, total: 1000, isTotalLimited: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^951–1\s000 z ponad 1\s000/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Następna strona' })).toBeDisabled();
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^51–100 of 1,234/)).toBeVisible();
  },
};

/** Where fingers press, what chooses is higher than elsewhere; its arrow stays in the middle. */
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Wierszy na stronie' });
    select.style.minHeight = '44px';
    const arrow = select.parentElement?.querySelector('svg')?.getBoundingClientRect();
    const box = select.getBoundingClientRect();
    await expect((arrow?.top ?? 0) + (arrow?.height ?? 0) / 2).toBeCloseTo(box.top + box.height / 2, 0);
    select.style.minHeight = '';
  },
};
