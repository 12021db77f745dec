import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { LinkTabs } from './link-tabs.tsx';

const pages = ['Użytkownicy', 'Uprawnienia', 'Ukryte pola', 'Widoczność kolumn', 'Dziennik zmian'];

const meta = {
  title: 'Shell/LinkTabs',
  component: LinkTabs,
  args: {
    label: 'Części administracji',
    items: pages.map((label, index) => ({
      key: label,
      label,
      active: index === 1,
      link: <a href={`#strona-${index}`}>{label}</a>,
    })),
  },
} satisfies Meta<typeof LinkTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Uprawnienia');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Użytkownicy' })).toHaveFocus();
  },
};

/** Narrower than its links: the one people are on is in view. */
export const Narrow: Story = {
  args: {
    items: meta.args.items.map((item, index) => ({ ...item, active: index === 4 })),
    className: 'w-72',
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    const current = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(current.right).toBeLessThanOrEqual(row.right + 1);
  },
};
