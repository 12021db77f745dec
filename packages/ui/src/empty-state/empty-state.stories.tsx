import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Plus } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';

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

const drawings = [
  ['search', 'Brak wyników'],
  ['board', 'Brak spraw'],
  ['offer', 'Brak ofert'],
  ['files', 'Brak plików'],
  ['messages', 'Brak wiadomości'],
  ['calendar', 'Brak terminów'],
  ['history', 'Brak wpisów'],
  ['labels', 'Brak etykiet'],
  ['people', 'Brak osób'],
  ['places', 'Brak placówek'],
  ['car', 'Brak pojazdów'],
  ['mail', 'Brak maili'],
] as const;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Nie masz jeszcze');
  },
};

/** Each has its place before its code is there. */
export const Drawings: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-x-4 lg:grid-cols-4">
      {drawings.map(([drawing, title]) => (
        <EmptyState key={drawing} drawing={drawing} title={title} className="py-6" />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(drawings.length));
    for (const heading of canvas.getAllByRole('heading'))
      await expect(heading.previousElementSibling?.getBoundingClientRect().height).toBe(80);
  },
};

export const TitleOnly: Story = { args: { description: undefined, action: undefined, icon: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'w390' } } };
