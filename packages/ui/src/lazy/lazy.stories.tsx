import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useState, type ReactElement } from 'react';
import { expect } from 'storybook/test';

import { Button } from '../button/index.ts';
import { lazyDialog } from './lazy.ts';

function Greeting(): ReactElement {
  return <p role="status">Dzień dobry</p>;
}

let arrive: (code: typeof Greeting) => void;
const Late = lazyDialog<{ open: boolean }>(() => new Promise((resolve) => (arrive = resolve)));

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => startTransition(() => setOpen(true))}>Otwórz</Button>
      <Late open={isOpen} />
    </>
  );
}

// for the tests alone: there is nothing to look at
const meta = { title: 'Basics/Later', component: Page, tags: ['!dev', '!autodocs'] } satisfies Meta<
  typeof Page
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A lazy component opened by a press in a story is drawn when its code arrives, also where React suspended. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otwórz' }));
    arrive(Greeting);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Dzień dobry');
  },
};
