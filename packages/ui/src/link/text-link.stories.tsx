import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Basics/TextLink',
  component: TextLink,
  args: { children: 'Zobacz szczegóły', href: '#szczegoly' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div className="space-y-2">
      <p>
        Dokument jest gotowy. <TextLink {...args} />
      </p>
      <p>
        <TextLink {...args} quiet>
          Nazwa w tabeli
        </TextLink>
      </p>
      <p>
        <TextLink href="https://example.com" external>
          Strona urzędu
        </TextLink>
      </p>
      <p>
        <TextLink asChild>
          <a href="#router">Odnośnik routera</a>
        </TextLink>
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Strona urzędu' })).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Odnośnik routera' })).toHaveAttribute('data-slot', 'link');
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};
