import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { PageHeader } from '../page-header/index.ts';
import { Page } from './page.tsx';

const meta = {
  title: 'Shell/Page',
  component: Page,
  args: {
    width: 'standard',
    children: (
      <>
        <PageHeader title="Umowa nr 12/2026" subtitle="Remont biura przy ulicy Długiej" className="mb-4" />
        <div className="min-h-40 flex-1 rounded-large border border-border bg-surface p-4">Treść</div>
      </>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

function widthOf(canvasElement: HTMLElement): number {
  return canvasElement.querySelector('[data-slot="page"]')?.getBoundingClientRect().width ?? 0;
}

export const Narrow: Story = {
  args: { width: 'narrow' },
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBe(Math.min(960, canvasElement.clientWidth));
  },
};

export const Standard: Story = {
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBe(Math.min(1280, canvasElement.clientWidth));
  },
};

export const Wide: Story = {
  args: { width: 'wide' },
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBe(canvasElement.clientWidth);
  },
};

/** As high as the window without the top bar, whose height is 48 px. */
export const Fills: Story = {
  args: { width: 'wide', fills: true },
  play: async ({ canvasElement }) => {
    const height = canvasElement.querySelector('[data-slot="page"]')?.getBoundingClientRect().height;
    await expect(height).toBe(Math.max(480, window.innerHeight - 48));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
