import { Slot } from 'radix-ui';
import {
  createElement,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

import { lazyCode, useLazy } from '../lazy/index.ts';
import type {
  MenuCheckboxItemProps,
  MenuLabelProps,
  MenuPanelProps,
  MenuRadioGroupProps,
  MenuRadioItemProps,
  MenuSeparatorProps,
  DropdownMenuProps,
  DropdownMenuItemProps,
  DropdownMenuSubProps,
} from './menu-panel.tsx';

export type { DropdownMenuItemProps, DropdownMenuProps } from './menu-panel.tsx';

// a screen is there without its menus: only their triggers are drawn with it
const menu = lazyCode(() => import('./menu-panel.tsx'));

export function DropdownMenu({ trigger, open: given, onOpenChange, ...props }: DropdownMenuProps) {
  const [own, setOwn] = useState(false);
  const open = given ?? own;
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  const [opensByKey, setOpensByKey] = useState(false);
  const element = useRef<HTMLElement>(null);
  const [triggerId, id] = [useId(), useId()];

  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.ctrlKey) return;
    setOpensByKey(false);
    change(!open);
    // the menu gets the focus
    if (!open) event.preventDefault();
  };
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    const opensOnly = event.key === 'ArrowDown';
    if (!opensOnly && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    setOpensByKey(true);
    change(opensOnly || !open);
  };

  return (
    <>
      <Slot.Root
        ref={element}
        id={triggerId}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerDown={press}
        onKeyDown={pressKey}
      >
        {trigger}
      </Slot.Root>
      {wasOpened ? (
        <LateMenu
          {...props}
          trigger={element}
          triggerId={triggerId}
          id={id}
          open={open}
          onOpenChange={change}
          opensByKey={opensByKey}
        />
      ) : null}
    </>
  );
}

/** The menu as soon as its code is there. */
function LateMenu(props: MenuPanelProps) {
  const { open, onOpenChange } = props;
  const code = useLazy(menu);
  const giveUp = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (open) menu.load().catch(giveUp);
  }, [open]);
  return code ? createElement(code.MenuPanel, props) : null;
}

/** What menus are made of; rows are drawn only in an open one, whose code is there. */
function parts() {
  const code = menu.now();
  if (!code) throw new Error('a row of a menu is drawn outside of it');
  return code;
}

export function DropdownMenuItem(props: DropdownMenuItemProps) {
  return createElement(parts().MenuItem, props);
}

/** Stays open when ticked, so several can be chosen in one go. */
export function DropdownMenuCheckboxItem(props: MenuCheckboxItemProps) {
  return createElement(parts().MenuCheckboxItem, props);
}

export function DropdownMenuRadioGroup(props: MenuRadioGroupProps) {
  return createElement(parts().MenuRadioGroup, props);
}

export function DropdownMenuRadioItem(props: MenuRadioItemProps) {
  return createElement(parts().MenuRadioItem, props);
}

/** A row that opens a further menu beside it. */
export function DropdownMenuSub(props: DropdownMenuSubProps) {
  return createElement(parts().MenuSub, props);
}

export function DropdownMenuLabel(props: MenuLabelProps) {
  return createElement(parts().MenuLabel, props);
}

export function DropdownMenuSeparator(props: MenuSeparatorProps) {
  return createElement(parts().MenuSeparator, props);
}
