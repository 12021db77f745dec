import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DropOverlay } from './drop-overlay.tsx';

const meta = {
  title: 'Forms/DropOverlay',
  component: DropOverlay,
  args: { label: 'Upuść PDF, aby odczytać dane' },
  decorators: [
    (Story) => (
      <div className="relative min-h-60 max-w-2xl bg-surface p-4">
        <p>Oferta banku czeka na odczytanie.</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It shows what will happen, and ignores the pointer: the file is dropped through it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const notified = canvas.getByRole('status');
    await expect(notified).toHaveTextContent('Upuść PDF, aby odczytać dane');
    const { left, top } = notified.getBoundingClientRect();
    const below = document.elementFromPoint(left + 4, top + 4);
    await expect(notified.contains(below)).toBe(false);
  },
};

export const Narrow: Story = {
  args: { label: 'Upuść zdjęcia samochodu, aby dodać je do galerii oferty' },
  globals: { viewport: { value: 'w390' } },
};
