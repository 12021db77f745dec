import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, FileText, LayoutDashboard, Menu, MessageSquare } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Toaster } from '../toast/index.ts';
import { createToasts } from '../toast-queue/index.ts';
import { BottomNavigation } from './bottom-navigation.tsx';
import { BottomPlace } from './bottom-place.tsx';

const openMenu = fn();

interface PlacesProps {
  unread?: number;
  messages?: string;
}

function Places({ unread = 0, messages = 'Rozmowy' }: PlacesProps) {
  return (
    <>
      <BottomPlace icon={<LayoutDashboard aria-hidden />} label="Pulpit" control={<a href="#pulpit">.</a>} />
      <BottomPlace
        icon={<FileText aria-hidden />}
        label="Dokumenty"
        active
        control={<a href="#dokumenty">.</a>}
      />
      <BottomPlace icon={<Building2 aria-hidden />} label="Firmy" control={<a href="#firmy">.</a>} />
      <BottomPlace
        icon={<MessageSquare aria-hidden />}
        label={messages}
        count={unread}
        countLabel={`${unread} nieprzeczytane`}
        control={<a href="#rozmowy">.</a>}
      />
      <BottomPlace
        icon={<Menu aria-hidden />}
        label="Menu"
        control={<button type="button" aria-haspopup="dialog" onClick={openMenu} />}
      />
    </>
  );
}

const meta = {
  title: 'Shell/BottomNavigation',
  component: BottomNavigation,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w390' } },
  args: { children: <Places /> },
  render: (args) => (
    <div className="flex h-80 flex-col bg-canvas">
      <div className="min-h-0 flex-1 overflow-y-auto p-4">Strona</div>
      <BottomNavigation {...args} />
    </div>
  ),
} satisfies Meta<typeof BottomNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const places = canvas.getByRole('navigation', { name: 'Główne miejsca' });
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dokumenty');
    await expect(places.getBoundingClientRect().height).toBe(56);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pulpit' })).toHaveFocus();
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await expect(openMenu).toHaveBeenCalled();
    menu.blur();
  },
};

/** The pending items of a place are a number, which screen readers read as words. */
export const Counts: Story = {
  args: { children: <Places unread={3} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Rozmowy 3 nieprzeczytane' })).toBeVisible();
  },
};

/** A word too long for a fifth of the narrowest telephone is cut, and a large number too. */
export const LongWords: Story = {
  args: { children: <Places unread={1200} messages="Rozmowy z klientami" /> },
  decorators: [
    (Story) => (
      <div className="w-90">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('navigation').scrollWidth).toBe(360);
  },
};

const toasts = createToasts();

/** What floats at the lower edge floats above it. */
export const UnderAToast: Story = {
  render: (args) => (
    <>
      <BottomNavigation {...args} className="fixed inset-x-0 bottom-0" />
      <Toaster toasts={toasts} />
    </>
  ),
  beforeEach: () => () => toasts.clear(),
  play: async ({ canvas }) => {
    toasts.show({ title: 'Zapisano', type: 'background', variant: 'success' });
    const toast = (await screen.findByText('Zapisano')).closest('[data-slot="toast"]');
    await expect(toast?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('navigation').getBoundingClientRect().top,
    );
  },
};

/** A telephone whose keyboard covers the lower half of the window has no room for places. */
export const KeyboardOpen: Story = {
  beforeEach: () => () => {
    if (visualViewport) Reflect.deleteProperty(visualViewport, 'height');
  },
  play: async ({ canvas }) => {
    const viewport = visualViewport;
    if (!viewport) throw new Error('this browser has no visual viewport');
    await expect(canvas.getByRole('navigation')).toBeVisible();
    Object.defineProperty(viewport, 'height', { configurable: true, value: innerHeight / 2 });
    viewport.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument());
  },
};
