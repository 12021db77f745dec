import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { lazy, Suspense, useState, type MouseEvent, type ReactNode, type Ref } from 'react';

import { BottomNavigation, BottomPlace } from '../bottom-navigation/index.ts';
import { classes } from '../classes/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useLabels } from '../labels/index.ts';
import { MenuCollapsedProvider } from './menu-context.tsx';
import { useMediaQuery } from './use-media-query.ts';

// only phones open the menu as a sheet, so only they load it
const Sheet = lazy(async () => ({ default: (await import('../sheet/index.ts')).Sheet }));

export const contentId = 'content';

export interface AppShellProps {
  /** `MenuBrand`, above the menu. */
  brand?: ReactNode;
  /** `MenuGroup`s. */
  menu: ReactNode;
  /** A list of `MenuItem`s that remains visible under the menu, such as signing out. */
  menuFoot?: ReactNode;
  topBar: ReactNode;
  /** `ShellDrawer`; nothing closes the drawer. */
  drawer?: ReactNode;
  /** A notice about all work, such as a lost connection: one sentence at the foot, two lines on a phone. */
  notice?: ReactNode;
  /** `BottomPlace`s, at most four: on a phone they are at the lower edge, before the menu's button. */
  places?: ReactNode;
  children: ReactNode;
  menuCollapsed: boolean;
  onMenuCollapsedChange: (collapsed: boolean) => void;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * The frame of every page: menu on the left, bar on top, the work, and a drawer on the right.
 * Only the work scrolls. Under 768 px the menu is a sheet; under 1280 px the drawer lies over the work.
 */
export function AppShell({
  brand,
  menu,
  menuFoot,
  topBar,
  drawer,
  notice,
  places,
  children,
  menuCollapsed,
  onMenuCollapsedChange,
  className,
  ref,
}: AppShellProps) {
  const labels = useLabels();
  const hasMenuColumn = useMediaQuery('(min-width: 768px)');
  const [menuOpen, setMenuOpen] = useState(false);
  // on a phone the drawer covers everything, so elements beneath it must not get the focus
  const covered = Boolean(drawer) && !hasMenuColumn;

  function closeMenuOnLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) setMenuOpen(false);
  }

  return (
    <div
      ref={ref}
      data-slot="app-shell"
      className={classes(
        'flex h-dvh overflow-hidden bg-canvas text-body text-text print:block print:h-auto print:overflow-visible',
        className,
      )}
    >
      <a
        href={`#${contentId}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(contentId)?.focus();
        }}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-toast focus:rounded-medium focus:bg-accent focus:px-3 focus:py-2 focus:text-on-accent"
      >
        {labels.skipToContent}
      </a>

      {hasMenuColumn ? (
        <nav
          aria-label={labels.mainMenu}
          data-slot="app-menu"
          className={classes(
            'flex shrink-0 flex-col border-r border-border bg-surface transition-[width] print:hidden',
            menuCollapsed ? 'w-14' : 'w-60',
          )}
        >
          <MenuCollapsedProvider value={menuCollapsed}>
            {brand}
            <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">{menu}</div>
            <div
              className={classes(
                'flex gap-1 border-t border-border p-2',
                menuCollapsed && 'flex-col-reverse items-center',
              )}
            >
              {menuFoot && (
                <div className={classes('min-w-0 flex-1', menuCollapsed && 'w-full')}>{menuFoot}</div>
              )}
              <IconButton
                size="small"
                tooltipSide="right"
                label={menuCollapsed ? labels.expandMenu : labels.collapseMenu}
                aria-expanded={!menuCollapsed}
                icon={menuCollapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
                onClick={() => onMenuCollapsedChange(!menuCollapsed)}
                className="aria-expanded:bg-transparent"
              />
            </div>
          </MenuCollapsedProvider>
        </nav>
      ) : (
        <Suspense>
          <Sheet
            open={menuOpen}
            onOpenChange={setMenuOpen}
            side="left"
            title={labels.mainMenu}
            className="w-72"
          >
            <nav aria-label={labels.mainMenu} onClickCapture={closeMenuOnLink} className="-mx-2">
              {menu}
              {menuFoot && <div className="mt-2 border-t border-border pt-2">{menuFoot}</div>}
            </nav>
          </Sheet>
        </Suspense>
      )}

      <div inert={covered} className="flex min-w-0 flex-1 flex-col">
        <header
          data-slot="top-bar"
          className="flex h-12 shrink-0 items-center gap-2 border-b border-border bg-surface px-4 max-md:px-2 print:hidden"
        >
          {!hasMenuColumn && !places && (
            <IconButton
              label={labels.openMenu}
              icon={<Menu aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setMenuOpen(true)}
            />
          )}
          <div className="flex min-w-0 flex-1 items-center gap-2">{topBar}</div>
        </header>
        <main
          id={contentId}
          tabIndex={-1}
          className="relative min-h-0 flex-1 overflow-y-auto outline-none print:overflow-visible"
        >
          {children}
        </main>
        {notice && (
          <div
            role="status"
            data-slot="app-notice"
            className="flex h-(--notice-bar) shrink-0 items-center gap-2 border-t border-border bg-warning-soft px-4 text-small print:hidden [&_svg]:size-4 [&_svg]:shrink-0"
          >
            {notice}
          </div>
        )}
        {!hasMenuColumn && places && (
          <BottomNavigation>
            {places}
            <BottomPlace
              icon={<Menu aria-hidden />}
              label={labels.menu}
              control={
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-expanded={menuOpen}
                  onClick={() => setMenuOpen(true)}
                />
              }
            />
          </BottomNavigation>
        )}
      </div>

      {drawer && (
        <div
          data-slot="app-drawer"
          className="w-96 shrink-0 border-l border-border bg-surface max-xl:fixed max-xl:inset-y-0 max-xl:right-0 max-xl:z-drawer max-xl:shadow-dialog max-md:w-full max-md:border-0 print:hidden"
        >
          {drawer}
        </div>
      )}
    </div>
  );
}
