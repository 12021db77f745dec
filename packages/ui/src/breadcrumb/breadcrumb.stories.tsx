import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Shell/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Pulpit', link: <a href="#pulpit">.</a> },
      { label: 'Dokumenty', link: <a href="#dokumenty">.</a> },
      { label: 'Umowa nr 12/2026' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const path = canvas.getByRole('navigation', { name: 'Ścieżka nawigacji' });
    await expect(within(path).getByRole('link', { name: 'Dokumenty' })).toHaveAttribute('href', '#dokumenty');
    await expect(within(path).getByText('Umowa nr 12/2026')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(within(path).getByRole('link', { name: 'Pulpit' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(path).getByRole('link', { name: 'Dokumenty' })).toHaveFocus();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  args: {
    items: [
      { label: 'Pulpit', link: <a href="#pulpit">.</a> },
      { label: 'Dokumenty', link: <a href="#dokumenty">.</a> },
      { label: 'Umowa o bardzo długiej nazwie, która nie zmieści się w jednym wierszu telefonu' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Pulpit' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Dokumenty' }).getBoundingClientRect().width).toBe(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
