import { mocks } from '@szansa/api-client/mocks';
import { ownNotice } from '@szansa/api-client/samples/company-notices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '@szansa/ui/text-field';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { applyChange } from '#kit/live/apply-changes.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';
import { pendingNoticesAtom } from '#kit/session/pending-notices.ts';
import { inApp } from '#kit/stories/in-app.tsx';

import { NoticePopup } from './notice-popup.tsx';

const read = fn();
const { id, title, isImportant, sentAt, readAt } = ownNotice;
const come = { workControlId: id, title, isImportant, sentAt, readAt };

/** A field the user is typing into. */
function Typing() {
  return (
    <>
      <TextField label="Nazwisko" defaultValue="Kowal" />
      <NoticePopup />
    </>
  );
}

const meta = {
  title: 'App/Announcements',
  component: Typing,
  ...inApp({ texts: [] }),
  parameters: {
    msw: {
      handlers: [
        mocks.myCompanyNotices.get(ownNotice),
        mocks.myCompanyNotices.read(() => {
          read();
          return { ...ownNotice, readAt: sentAt };
        }),
        mocks.myCompanyNotices.confirm({
          ...ownNotice,
          readAt: sentAt,
          confirmedAt: sentAt,
          can: { confirm: false },
        }),
      ],
    },
  },
  beforeEach: () => void read.mockClear(),
} satisfies Meta<typeof Typing>;

export default meta;
type Story = StoryObj<typeof meta>;

async function arrive(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Nazwisko' }));
  applyChange('work-control-new', come);
  return within(await screen.findByRole('dialog', { name: new RegExp(title) }));
}

const unconfirmed = () => store.get(pendingNoticesAtom).map((one) => one.id);

/** It appears while the user types: keys have no effect on it, and the typed text remains. */
export const Arrived: Story = {
  play: async ({ canvas }) => {
    const dialog = await arrive(canvas);
    await waitFor(() => expect(dialog.getByRole('region', { name: 'Treść ogłoszenia' })).toHaveFocus());
    await userEvent.keyboard('ski {Escape}');
    await expect(dialog.getByRole('button', { name: 'Potwierdzam zapoznanie się' })).toBeVisible();
    await expect(screen.getByLabelText('Nazwisko')).toHaveValue('Kowal');
  },
};

/** A confirmed notice disappears, and is no longer pending. */
export const Confirmed: Story = {
  play: async ({ canvas }) => {
    const dialog = await arrive(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Potwierdzam zapoznanie się' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(unconfirmed()).not.toContain(id);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nazwisko' })).toHaveFocus());
  },
};

/** A postponed notice is read, and remains pending. */
export const PutOff: Story = {
  play: async ({ canvas }) => {
    const dialog = await arrive(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Później' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(read).toHaveBeenCalledOnce());
    await expect(unconfirmed()).toContain(id);
  },
};

/** Confirmed in another window it goes by itself. */
export const ConfirmedElsewhere: Story = {
  play: async ({ canvas }) => {
    await arrive(canvas);
    const userId = store.get(authAtom)?.user.id ?? '';
    applyChange('work-control-confirmed', { workControlId: id, userId });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
