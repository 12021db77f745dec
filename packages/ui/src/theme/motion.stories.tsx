import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { Button } from '../button/index.ts';

const meta = { id: 'ui-foundations-motion', title: 'Foundations/Ruch' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const entrances = [
  { name: 'appear', className: 'animate-appear', use: 'menu, podpowiedź, tło pod oknem' },
  { name: 'rise', className: 'animate-rise', use: 'okno, powiadomienie chwilowe' },
  { name: 'from-right', className: 'animate-from-right', use: 'panel z prawej' },
  { name: 'from-left', className: 'animate-from-left', use: 'panel z lewej' },
  { name: 'from-bottom', className: 'animate-from-bottom', use: 'panel od dołu' },
] as const;

function AllEntrances() {
  const [round, setRound] = useState(1);
  return (
    <>
      <Button onClick={() => setRound(round + 1)}>Pokaż jeszcze raz</Button>
      <ul key={round} data-round={round} className="mt-4 flex flex-wrap gap-4">
        {entrances.map(({ name, className, use }) => (
          <li key={name} className="w-40">
            <span className="mb-2 block h-20 overflow-hidden rounded-large border border-border bg-surface-muted p-3">
              <span className={`block h-full rounded-medium bg-accent ${className}`} />
            </span>
            <span className="block font-medium">{name}</span>
            <span className="block text-small text-text-muted">{use}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

export const Entrances: Story = {
  render: () => <AllEntrances />,
  play: async ({ canvas, canvasElement }) => {
    const again = canvas.getByRole('button', { name: 'Pokaż jeszcze raz' });
    await userEvent.click(again);
    await expect(canvasElement.querySelector('[data-round="2"]')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('[data-round="3"]')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(entrances.length);
  },
};
