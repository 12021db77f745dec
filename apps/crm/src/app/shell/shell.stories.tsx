import { mocks } from '@szansa/api-client/mocks';
import { sampleCarTemplate } from '@szansa/api-client/samples/car-templates';
import { sampleChats } from '@szansa/api-client/samples/chats';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { isMessengerOpenAtom, messengerPlaceAtom } from '#features/messenger/place.ts';
import { connectedAtom } from '#kit/live/connection.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';
import { inApp } from '#kit/stories/in-app.tsx';

import { frameMocks, Product } from './product.tsx';

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
        ...frameMocks,
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

/** All there is, to who may open all of it. */
export const Menus: Story = {
  parameters: { specification: ['S2.7'] },
  globals: { role: 'SUPER_ADMIN', viewport: { value: 'w1440' } },
  play: async () => {
    const menu = within(await screen.findByRole('navigation', { name: 'Menu główne' }));
    await menu.findByRole('link', { name: 'Wyloguj się' });
    // groups that do not fit are folded, and others in the place of those that are opened
    for (;;) {
      const [folded] = menu.queryAllByRole('button', { expanded: false });
      if (!folded) break;
      await userEvent.click(folded);
    }
    const places = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    for (const place of [
      ['Pulpit', '/'],
      ['Klienci', '/customers'],
      ['Banki', '/banks'],
      ['Przedstawiciele', '/representatives'],
      ['Szanse', '/sales-opportunities'],
      ['Ustawienia', '/settings'],
      ['Wyloguj się', '/logout'],
      ['Pojazdy', '/vehicles'],
      ['Oferty', '/offers'],
      ['Salony', '/dealers'],
      ['Firmy klientów', '/customer-organisations'],
      ['Raporty', '/reports'],
      ['Etykiety', '/labels'],
      ['Analityka', '/analytics'],
      ['Zapytania', '/internal-enquiries'],
      ['Odebrane maile', '/received-mails'],
      ['Listy danych samochodów', '/car-management/lists'],
      ['Samochody', '/car-management'],
    ])
      await expect(places).toContainEqual(place);
    await userEvent.click(screen.getByRole('button', { name: /^Menu użytkownika/ }));
    const own = within(await screen.findByRole('menu'));
    const entries = own.getAllByRole('menuitem').map((entry) => entry.getAttribute('href'));
    await expect(entries).toEqual(
      expect.arrayContaining([
        '/admin',
        '/profile',
        '/logout',
        '/admin/unassigned-leads',
        '/admin/work-control-notifications',
        '/my-company-notifications',
        '/admin/export-requests',
      ]),
    );
  },
};

/** Without a session any path that is none shows the login. */
export const UnknownPath: Story = {
  parameters: { specification: ['S2.3'] },
  args: { address: '/nie-ma/takiej-strony' },
  beforeEach: () => store.set(authAtom, null),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Logowanie' })).toBeVisible();
  },
};

/** On a phone the main places of the user's menu are at the lower edge. */
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
    const column = (await screen.findByRole('region', { name: /^Lead/ })).getBoundingClientRect();
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

/** Beside the menu column a long way is cut off, and the user's corner stays whole. */
export const LongWay: Story = {
  args: { address: `/car-management/template/${sampleCarTemplate.id}` },
  parameters: {
    msw: {
      handlers: [
        mocks.carTemplates.get(sampleCarTemplate),
        mocks.carLists.list([]),
        ...meta.parameters.msw.handlers,
      ],
    },
    specification: ['S2.1'],
  },
  globals: { role: 'PLATFORMER', viewport: { value: 'w1024' } },
  play: async () => {
    const user = await screen.findByRole('button', { name: /^Menu użytkownika/ });
    const way = within(screen.getByRole('navigation', { name: 'Ścieżka nawigacji' }));
    await way.findByText(sampleCarTemplate.name);
    await expect(user.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

/** A lost connection is shown at the bottom, and content that fills the window stays above it. */
export const Offline: Story = {
  beforeEach: () => {
    store.set(connectedAtom, false);
    return () => store.set(connectedAtom, true);
  },
  play: async () => {
    const notified = await screen.findByText('Brak połączenia z serwerem.');
    await expect(screen.getByText('Zmiany innych osób pojawią się po jego odzyskaniu.')).toBeVisible();
    await expect(screen.getByRole('main').getBoundingClientRect().bottom).toBeLessThan(
      notified.getBoundingClientRect().top,
    );
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
    await expect(await screen.findByRole('region', { name: /^Lead/ })).toBeVisible();
  },
};

/** The frame itself fails: its user is broken, as code of another release may have left it. */
export const Failed: Story = {
  beforeEach: () => {
    const auth = store.get(authAtom);
    if (!auth) throw new Error('no session');
    // requests that other stories have started end with their session
    store.set(authAtom, null);
    const user = {
      ...auth.user,
      get firstName(): string {
        throw new Error('broken');
      },
    };
    store.set(authAtom, { ...auth, user });
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
    await expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  },
};

/** A dropped desktop file without a drop target is not opened by the browser; text can still be dragged. */
export const KeepsFilesOut: Story = {
  play: async () => {
    await screen.findByRole('button', { name: /Szukaj/ });
    const dragged = (type: 'dragover' | 'drop', dataTransfer: DataTransfer) =>
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    const file = new DataTransfer();
    file.items.add(new File(['%PDF-1.7'], 'oferta.pdf'));
    const text = new DataTransfer();
    text.setData('text/plain', 'oferta');
    // false: the browser does nothing with it itself
    await waitFor(() => expect(dragged('dragover', file)).toBe(false));
    await expect(dragged('drop', file)).toBe(false);
    await expect(dragged('dragover', text)).toBe(true);
  },
};
