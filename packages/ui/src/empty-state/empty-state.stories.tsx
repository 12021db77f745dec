import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Plus } from 'lucide-react';
import { expect } from 'storybook/test';

import { Button } from '../button/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Basics/EmptyState',
  component: EmptyState,
  args: {
    icon: <FileText aria-hidden />,
    title: 'Nie masz jeszcze żadnych dokumentów',
    description: 'Dodaj pierwszy dokument albo przeciągnij plik w to miejsce.',
    action: (
      <Button variant="primary" icon={<Plus aria-hidden />}>
        Dodaj dokument
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Nie masz jeszcze');
  },
};

export const TitleOnly: Story = { args: { description: undefined, action: undefined, icon: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
