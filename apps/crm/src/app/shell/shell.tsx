import { AppShell, MenuBrand, useMediaQuery } from '@szansa/ui/app-shell';
import { BottomPlace } from '@szansa/ui/bottom-navigation';
import { lazyComponent, lazyExtra } from '@szansa/ui/lazy';
import { Link, Outlet } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { WifiOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { MessengerPlace } from '#features/messenger/messenger-place.tsx';
import { isMessengerOpenAtom, useMayChat } from '#features/messenger/place.ts';
import { messengerTexts } from '#features/messenger/texts.ts';
import brandIcon from '#kit/icon.svg?inline';
import { connectedAtom } from '#kit/live/connection.ts';
import {
  pendingChangesAtom,
  useTabGuard,
  useIsOnline,
  usePendingChanges,
} from '#kit/live/pending-changes.ts';
import { storedAtom } from '#kit/storage.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { conversationTexts } from '#parts/conversation/texts.ts';
import { filesTexts } from '#parts/files/texts.ts';

import { notificationsTexts } from '../notifications/texts.ts';
import { operationsTexts } from '../operations/texts.ts';
import { MainMenu } from './main-menu.tsx';
import { ShellBreadcrumb } from './shell-breadcrumb.tsx';
import { useOwnEntries } from './use-own-entries.ts';
import { UserButton } from './user-button.tsx';

// menus and keys are a good part of the code and of no use before the screen is there
const UserMenu = lazyExtra(async () => (await import('./user-menu.tsx')).UserMenu);

const SearchCorner = lazyExtra(async () => (await import('../commands/search-corner.tsx')).SearchCorner);

// not needed before the first screen is there
const LogoutEntry = lazyExtra(async () => (await import('./logout-entry.tsx')).LogoutEntry);

// notifications are not needed for the first screen
const NotificationCorner = lazyExtra(async () => {
  const [{ NotificationCorner: corner }] = await Promise.all([
    import('../notifications/notification-corner.tsx'),
    loadTexts([notificationsTexts]),
  ]);
  return corner;
});

const OperationCorner = lazyExtra(async () => {
  const [{ OperationCorner: corner }] = await Promise.all([
    import('../operations/operation-corner.tsx'),
    loadTexts([operationsTexts]),
  ]);
  return corner;
});

const MessengerCorner = lazyExtra(async () => {
  const [{ MessengerCorner: corner }] = await Promise.all([
    import('#features/messenger/messenger-corner.tsx'),
    loadTexts([messengerTexts]),
  ]);
  return corner;
});

const MessengerDrawer = lazyComponent(async () => {
  const [{ MessengerDrawer: drawer }] = await Promise.all([
    import('#features/messenger/messenger-drawer.tsx'),
    loadTexts([messengerTexts, conversationTexts, filesTexts]),
  ]);
  return drawer;
});

const menuCollapsedAtom = storedAtom('szansa.menu-collapsed', false);

/** Preloads the menu before it is pressed; a failure is reported when it is loaded again. */
function requestMenu(): void {
  UserMenu.load().catch(() => undefined);
}

function UserCorner() {
  const [isRequested, setRequested] = useState(false);
  const open = () => {
    setRequested(true);
    requestMenu();
  };
  return (
    <UserMenu
      startsOpen={isRequested}
      instead={
        // the menu may replace this button before the pointer is released, and then there is no click
        <UserButton
          aria-haspopup="menu"
          onPointerEnter={requestMenu}
          onFocus={requestMenu}
          onPointerDown={(event) => event.button === 0 && open()}
          onClick={open}
        />
      }
    />
  );
}

/** Places before the menu. */
const most = 4;

interface PhonePlacesProps {
  /** Conversations, for users who may read any. */
  chats: ReactNode;
}

/** The bar at the lower edge of a phone: the main entries of the user's menu, and others where those are too few. */
function PhonePlaces({ chats }: PhonePlacesProps) {
  const entries = useOwnEntries();
  const room = useMayChat() ? most - 1 : most;
  const places = [...entries.filter(({ isMain }) => isMain), ...entries.filter(({ isMain }) => !isMain)];
  return (
    <>
      {places.slice(0, room).map(({ to, icon, name, isHere }) => (
        <BottomPlace key={to} icon={icon} label={name} active={isHere} control={<Link to={to} />} />
      ))}
      {chats}
    </>
  );
}

/** The frame around every screen behind the login. */
export function Shell() {
  const { t } = useTranslation();
  const [collapsed, setCollapsed] = useAtom(menuCollapsedAtom);
  const connected = useAtomValue(connectedAtom);
  const unsent = usePendingChanges();
  const isOnline = useIsOnline();
  const messages = useAtomValue(pendingChangesAtom);
  const unconfirmed = isOnline ? unsent : unsent + messages.pending;
  const isMessengerOpen = useAtomValue(isMessengerOpenAtom);
  const mayChat = useMayChat();
  const isPhone = useMediaQuery('(max-width: 767px)');
  useTabGuard(unsent > 0);
  return (
    <AppShell
      brand={<MenuBrand mark={<img src={brandIcon} alt="" className="size-7" />} name={t('product')} />}
      menu={<MainMenu />}
      menuFoot={<LogoutEntry instead={<span className="block h-8 max-md:h-10" />} />}
      places={isPhone && <PhonePlaces chats={<MessengerCorner isPlace instead={<MessengerPlace />} />} />}
      menuCollapsed={collapsed}
      onMenuCollapsedChange={setCollapsed}
      notice={
        (!connected || unconfirmed > 0) && (
          <>
            <WifiOff aria-hidden />
            <p className="line-clamp-2">
              <span className="font-medium">{t('states.offline')}</span>{' '}
              <span>
                {unconfirmed > 0
                  ? t('states.pendingChanges', { count: unconfirmed })
                  : t('states.offlineHint')}
              </span>
            </p>
          </>
        )
      }
      drawer={isMessengerOpen ? <MessengerDrawer /> : undefined}
      topBar={
        <>
          <ShellBreadcrumb />
          <div className="ml-auto flex shrink-0 items-center gap-1">
            <SearchCorner instead={<span className="size-control md:w-40" />} />
            <OperationCorner />
            {!isPhone && <MessengerCorner instead={mayChat && <span className="size-control" />} />}
            <NotificationCorner instead={<span className="size-control" />} />
            <UserCorner />
          </div>
        </>
      }
    >
      <Outlet />
    </AppShell>
  );
}
