import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { TextLink } from '../link/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { HoverCard } from './hover-card.tsx';

const meta = {
  title: 'Overlays/HoverCard',
  component: HoverCard,
  args: {
    trigger: <TextLink href="#osoba">Anna Kowalska</TextLink>,
    children: (
      <div className="flex gap-3">
        <Avatar name="Anna Kowalska" size="large" named={false} />
        <div>
          <p className="font-medium">Anna Kowalska</p>
          <p className="text-text-muted">Dział obsługi, Poznań</p>
          <p className="mt-1 text-small text-text-muted tabular-nums">+48 600 000 000</p>
        </div>
      </div>
    ),
  },
} satisfies Meta<typeof HoverCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = () => document.querySelector('[data-slot="hover-card"]');

export const ByMouse: Story = {
  parameters: { specification: ['S9.5'] },
  play: async ({ canvas }) => {
    const started = performance.now();
    await userEvent.hover(canvas.getByRole('link'));
    await screen.findByText('+48 600 000 000');
    await expect(performance.now() - started).toBeGreaterThanOrEqual(690);
    const left = performance.now();
    await userEvent.unhover(canvas.getByRole('link'));
    await waitFor(() => expect(card()).toBeNull());
    await expect(performance.now() - left).toBeGreaterThanOrEqual(290);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await waitFor(() => expect(card()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card()).toBeNull());
  },
};

/** A hover card about to open, and a dialog that opens before it does. */
function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HoverCard trigger={<TextLink href="#pod-spodem">Pod oknem</TextLink>}>Zasłoniłaby okno</HoverCard>
      <Button onClick={() => setOpen(true)}>Otwórz okno</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Okno">
        <HoverCard trigger={<TextLink href="#w-oknie">W oknie</TextLink>}>Należy do okna</HoverCard>
      </Dialog>
    </>
  );
}

export const BelowDialog: Story = {
  render: () => <WithDialog />,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Pod oknem' }));
    // the pointer rests where it is: the dialog answers what was done before
    await fireEvent.click(canvas.getByRole('button', { name: 'Otwórz okno' }));
    await fireEvent.pointerOver(await screen.findByRole('link', { name: 'W oknie' }));
    await screen.findByText('Należy do okna');
    await expect(screen.queryByText('Zasłoniłaby okno')).toBeNull();
  },
};

/** A trigger that is dragged gets no leave event of the pointer from the browser. */
export const WhileDragged: Story = {
  render: () => (
    <div className="flex gap-6">
      <HoverCard trigger={<TextLink href="#pierwsza">Przeciągana</TextLink>}>O przeciąganej</HoverCard>
      <HoverCard trigger={<TextLink href="#druga">Druga</TextLink>}>O drugiej</HoverCard>
    </div>
  ),
  play: async ({ canvas }) => {
    const dragged = canvas.getByRole('link', { name: 'Przeciągana' });
    await userEvent.hover(dragged);
    await fireEvent.pointerDown(dragged);
    await fireEvent.pointerOver(canvas.getByRole('link', { name: 'Druga' }));
    await screen.findByText('O drugiej');
    await expect(screen.queryByText('O przeciąganej')).toBeNull();
  },
};

/** Nothing opens below a dragged element; the tooltip around it has the same delay, and shows when that is over. */
export const BelowDragged: Story = {
  render: () => (
    <div data-dragging>
      <Tooltip label="Czas minął">
        <span>
          <HoverCard trigger={<TextLink href="#karta">Karta</TextLink>}>O karcie</HoverCard>
        </span>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Karta' }));
    await screen.findByRole('tooltip');
    await expect(screen.queryByText('O karcie')).toBeNull();
  },
};

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = { parameters: { opened: ['focusin', 'a'] } };
