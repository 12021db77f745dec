import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  Building2,
  ChartColumn,
  FileText,
  LayoutDashboard,
  LogOut,
  MessageSquare,
  Settings,
  Sparkles,
  WifiOff,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { BottomPlace } from '../bottom-navigation/index.ts';
import { Breadcrumb } from '../breadcrumb/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { SkeletonText } from '../skeleton/index.ts';
import { AppShell, type AppShellProps } from './app-shell.tsx';
import { MenuBrand, MenuGroup, MenuItem } from './menu.tsx';
import { ShellDrawer } from './shell-drawer.tsx';

const menu = (
  <>
    <MenuGroup label="Praca">
      <MenuItem icon={<LayoutDashboard aria-hidden />} label="Pulpit" link={<a href="#pulpit">.</a>} />
      <MenuItem icon={<FileText aria-hidden />} label="Dokumenty" active link={<a href="#dokumenty">.</a>} />
      <MenuItem icon={<Building2 aria-hidden />} label="Organizacje" link={<a href="#organizacje">.</a>} />
      <MenuItem
        icon={<MessageSquare aria-hidden />}
        label="Wiadomości"
        count={3}
        countLabel="3 nowe"
        link={<a href="#wiadomosci">.</a>}
      />
    </MenuGroup>
    <MenuGroup label="Administracja">
      <MenuItem icon={<ChartColumn aria-hidden />} label="Raporty" link={<a href="#raporty">.</a>} />
      <MenuItem icon={<Settings aria-hidden />} label="Ustawienia" link={<a href="#ustawienia">.</a>} />
    </MenuGroup>
  </>
);

function Example({ onMenuCollapsedChange, drawer, ...props }: AppShellProps) {
  const [collapsed, setCollapsed] = useState(props.menuCollapsed);
  const [drawerOpen, setDrawerOpen] = useState(Boolean(drawer));
  return (
    <AppShell
      {...props}
      menuCollapsed={collapsed}
      onMenuCollapsedChange={(next) => {
        onMenuCollapsedChange(next);
        setCollapsed(next);
      }}
      topBar={
        <>
          <Breadcrumb
            className="flex-1"
            items={[{ label: 'Dokumenty', link: <a href="#dokumenty">.</a> }, { label: 'Umowa nr 12/2026' }]}
          />
          <IconButton
            label="Powiadomienia"
            icon={<Bell aria-hidden />}
            aria-expanded={drawerOpen}
            onClick={() => setDrawerOpen(!drawerOpen)}
          />
        </>
      }
      drawer={
        drawerOpen && (
          <ShellDrawer title="Powiadomienia" onClose={() => setDrawerOpen(false)}>
            <div className="p-4">
              <SkeletonText lines={8} />
              <button type="button" className="mt-4 font-medium text-accent-text underline">
                Oznacz jako przeczytane
              </button>
            </div>
          </ShellDrawer>
        )
      }
    />
  );
}

const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: <MenuBrand mark={<Sparkles className="size-5 text-accent-text" />} name="Przykład" />,
    menu,
    topBar: null,
    menuCollapsed: false,
    onMenuCollapsedChange: fn(),
    children: (
      <div className="space-y-6 p-6 max-md:p-4">
        <PageHeader title="Umowa nr 12/2026" subtitle="Remont biura przy ulicy Długiej" />
        <SkeletonText lines={60} />
        {/* what is read out alone is placed absolutely, and must not make the page itself scroll */}
        <a href="#koniec" className="sr-only">
          Koniec umowy
        </a>
      </div>
    ),
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

const main = () => screen.getByRole('main');
const bodyScrolls = () =>
  document.documentElement.scrollHeight > window.innerHeight ||
  document.documentElement.scrollWidth > window.innerWidth;

const places = (
  <>
    <BottomPlace icon={<LayoutDashboard aria-hidden />} label="Pulpit" control={<a href="#pulpit">.</a>} />
    <BottomPlace
      icon={<FileText aria-hidden />}
      label="Dokumenty"
      active
      control={<a href="#dokumenty">.</a>}
    />
  </>
);

/** Returns the height of what is at the bottom of the window, as full-window components read it. */
function heightOfBottomBar(): number {
  const measure = document.createElement('div');
  measure.style.height = 'var(--bottom-bar)';
  document.body.append(measure);
  const { height } = measure.getBoundingClientRect();
  measure.remove();
  return height;
}

export const Expanded: Story = {
  // for phones alone
  args: { places },
  play: async ({ canvas, args }) => {
    const nav = canvas.getByRole('navigation', { name: 'Menu główne' });
    await expect(within(nav).getByRole('link', { name: 'Dokumenty' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(within(nav).getByRole('link', { name: 'Wiadomości 3 nowe' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Główne miejsca' })).not.toBeInTheDocument();
    await expect(bodyScrolls()).toBe(false);
    await expect(main().scrollHeight).toBeGreaterThan(main().clientHeight);

    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Przejdź do treści' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(main()).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Zwiń menu' }));
    await expect(args.onMenuCollapsedChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button', { name: 'Rozwiń menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMenuCollapsedChange).toHaveBeenLastCalledWith(false);
  },
};

function FoldingMenu() {
  const [open, setOpen] = useState(true);
  return (
    <MenuGroup label="Administracja" open={open} onOpenChange={setOpen}>
      <MenuItem icon={<Settings aria-hidden />} label="Ustawienia" link={<a href="#ustawienia">.</a>} />
    </MenuGroup>
  );
}

/** A group folds by its heading; what is at the foot stays in sight. */
export const Folding: Story = {
  args: {
    menu: <FoldingMenu />,
    menuFoot: (
      <ul>
        <MenuItem icon={<LogOut aria-hidden />} label="Wyloguj się" link={<a href="#koniec">.</a>} />
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('button', { name: 'Administracja', expanded: true });
    await userEvent.click(heading);
    await expect(canvas.queryByRole('link', { name: 'Ustawienia' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Wyloguj się' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Ustawienia' })).toBeVisible();
  },
};

export const Collapsed: Story = {
  args: { menuCollapsed: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Organizacje' });
    link.focus();
    await userEvent.tab({ shift: true });
    // while its tooltip is closing, the link would close the one it opens next
    await waitFor(() =>
      expect(screen.queryByRole('tooltip', { name: 'Organizacje' })).not.toBeInTheDocument(),
    );
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Organizacje');
    await expect(link.getBoundingClientRect().width).toBeLessThan(56);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const DrawerBesideTheWork: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: { drawer: true },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('complementary', { name: 'Powiadomienia' });
    await expect(main().getBoundingClientRect().right).toBeLessThanOrEqual(
      drawer.getBoundingClientRect().left,
    );
    const toggle = canvas.getByRole('button', { name: 'Powiadomienia' });
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('complementary')).toHaveFocus();
    // a pointer that rests on it brings its tooltip after a while
    await userEvent.unhover(toggle);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('complementary')).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const DrawerOverTheWork: Story = {
  globals: { viewport: { value: 'w1024' } },
  args: { drawer: true },
  play: async ({ canvas }) => {
    const drawer = canvas.getByRole('complementary', { name: 'Powiadomienia' });
    await expect(main().getBoundingClientRect().right).toBeGreaterThan(drawer.getBoundingClientRect().left);
    await expect(main().parentElement?.inert).toBe(false);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(bodyScrolls()).toBe(false);
    const opener = canvas.getByRole('button', { name: 'Otwórz menu' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Menu główne' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    const link = await screen.findByRole('link', { name: 'Organizacje' });
    // the test's own page must not move
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(sheet).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The main places are at the bottom, the last of them is the menu; the end of the page stays above them. */
export const PhonePlaces: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { places },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Główne miejsca' });
    await expect(canvas.queryByRole('button', { name: 'Otwórz menu' })).not.toBeInTheDocument();
    main().scrollTo(0, main().scrollHeight);
    const end = main().firstElementChild?.getBoundingClientRect().bottom;
    await expect(end).toBeLessThanOrEqual(bar.getBoundingClientRect().top + 1);
    main().scrollTo(0, 0);
    const opener = within(bar).getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Menu główne' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const notice = (
  <>
    <WifiOff aria-hidden />
    <p className="line-clamp-2">
      <span className="font-medium">Brak połączenia z serwerem.</span> Zapiszemy 2 zmiany, gdy wróci
      połączenie.
    </p>
  </>
);

/** What fills the window leaves room for it: `--bottom-bar` counts it. */
export const Notice: Story = {
  args: { notice },
  play: async ({ canvas }) => {
    const { top, bottom, height } = canvas.getByRole('status').getBoundingClientRect();
    await expect(main().getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
    await expect(bottom).toBe(innerHeight);
    await expect(height).toBe(heightOfBottomBar());
  },
};

/** On a phone it is above the main places. */
export const PhoneNotice: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { notice, places },
  play: async ({ canvas }) => {
    const below = canvas.getByRole('navigation', { name: 'Główne miejsca' }).getBoundingClientRect();
    const notified = canvas.getByRole('status').getBoundingClientRect();
    await expect(notified.bottom).toBe(below.top);
    await expect(notified.height + below.height).toBe(heightOfBottomBar());
  },
};

export const PhoneMenu: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otwórz menu' }));
    await screen.findByRole('dialog', { name: 'Menu główne' });
  },
};

/** The drawer covers the places as well: nothing beneath it can be reached. */
export const PhoneDrawer: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { places },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Powiadomienia' });
    await userEvent.click(toggle);
    const drawer = canvas.getByRole('complementary', { name: 'Powiadomienia' });
    await expect(drawer.getBoundingClientRect().width).toBe(390);
    await expect(drawer.contains(document.elementFromPoint(195, innerHeight - 20))).toBe(true);
    await expect(document.querySelector('[data-slot="bottom-navigation"]')?.closest('[inert]')).toBe(
      document.querySelector('main')?.parentElement,
    );
    await userEvent.click(within(drawer).getByRole('button', { name: 'Zamknij' }));
    await waitFor(() => expect(toggle).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('complementary')).toBeVisible();
  },
};
