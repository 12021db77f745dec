import { mocks } from '@szansa/api-client/mocks';
import { sampleChats } from '@szansa/api-client/samples/chats';
import { sampleLabels, sampleLeadSources } from '@szansa/api-client/samples/directory';
import { sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { isMessengerOpenAtom, messengerPlaceAtom } from '#features/messenger/place.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';

import { productMocks } from '../commands/product-mocks.ts';
import { createAppRouter } from '../routes.ts';

/** The whole product as it is after signing in. */
function Product({ address = '/sales-opportunities' }: { address?: string }) {
  const [router] = useState(() => createAppRouter(createMemoryHistory({ initialEntries: [address] })));
  return <RouterProvider router={router} />;
}

const [chat] = sampleChats;
if (!chat?.messageId) throw new Error('no samples');
const unread = { id: chat.customerFileId, messageId: chat.messageId };

const { loaders, parameters } = inApp({ texts: [] });

const meta = {
  title: 'App/Shell',
  component: Product,
  loaders,
  parameters: {
    ...parameters,
    msw: {
      handlers: [
        mocks.comments.unreadChats({ comments: [unread], mentions: [] }),
        mocks.internalEnquiryMessages.unreadChats({ comments: [], mentions: [] }),
        mocks.comments.chats({ items: [], next: null }),
        mocks.internalEnquiryMessages.chats({ items: [], next: null }),
        mocks.workers.list(sampleWorkers),
        mocks.leadSources.list(sampleLeadSources),
        mocks.labels.list(sampleLabels),
        ...productMocks,
      ],
    },
  },
  beforeEach: () => {
    store.set(isMessengerOpenAtom, false);
    store.set(messengerPlaceAtom, { subject: 'opportunities', part: 'comments', search: '', opened: null });
  },
  globals: { viewport: { value: 'w390' } },
} satisfies Meta<typeof Product>;

export default meta;
type Story = StoryObj<typeof meta>;

const bar = async () => within(await screen.findByRole('navigation', { name: 'Główne miejsca' }));

/** On a telephone the main places of the user's menu stand at the lower edge. */
export const Phone: Story = {
  play: async () => {
    const places = await bar();
    await expect(await places.findByRole('button', { name: 'Rozmowy 1 nieprzeczytana' })).toBeVisible();
    await expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Pulpit',
      'Klienci',
      'Szanse',
    ]);
    await expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Szanse');
    const column = (await screen.findByRole('region', { name: /^Leady/ })).getBoundingClientRect();
    const { top } = screen.getByRole('navigation', { name: 'Główne miejsca' }).getBoundingClientRect();
    await expect(column.bottom).toBeLessThanOrEqual(top);
    // heading, search and filters leave the height to the board
    const header = document.querySelector('[data-slot="top-bar"]')?.getBoundingClientRect();
    await expect(column.top - (header?.bottom ?? 0)).toBeLessThanOrEqual(160);
  },
};

/** Its last place is the menu, with all that the user may open. */
export const PhoneMenu: Story = {
  play: async () => {
    await userEvent.click((await bar()).getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu główne' }));
    await expect(menu.getByRole('link', { name: 'Oferty' })).toBeVisible();
  },
};

/** Conversations open over everything, the places as well. */
export const PhoneConversations: Story = {
  play: async () => {
    await userEvent.click(await (await bar()).findByRole('button', { name: /^Rozmowy/ }));
    const drawer = await screen.findByRole('complementary', { name: 'Rozmowy' });
    await waitFor(() => expect(drawer.contains(document.elementFromPoint(195, innerHeight - 20))).toBe(true));
  },
};

/** Who may open few of the main places and read no conversations has others of their menu there. */
export const PhoneOfFewRights: Story = {
  beforeEach: () => {
    const refused = ['customer.get', 'comment.get', 'internal_enquiry_message.get'];
    store.set(
      authAtom,
      (auth) =>
        auth && {
          ...auth,
          userPermissions: auth.userPermissions.filter((right) => !refused.includes(right)),
        },
    );
  },
  play: async () => {
    const places = await bar();
    await expect(places.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Pulpit',
      'Szanse',
      'Firmy klientów',
      'Oferty',
    ]);
    await expect(places.getAllByRole('button')).toHaveLength(1);
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async () => {
    const places = await screen.findByRole('navigation', { name: 'Main places' });
    await expect(await within(places).findByRole('button', { name: 'Conversations 1 unread' })).toBeVisible();
  },
};

/** A filter without a value is no filter. */
export const EmptyFilter: Story = {
  args: { address: '/sales-opportunities?status=' },
  play: async () => {
    await expect(await screen.findByRole('region', { name: /^Leady/ })).toBeVisible();
  },
};

/** The frame itself fails: its user is broken, as code of another release may have left it. */
export const Failed: Story = {
  beforeEach: () => {
    store.set(authAtom, (auth) => auth && { ...auth, user: null as never });
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
    await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
