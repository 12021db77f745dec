import { Slot } from 'radix-ui';
import { useComposedRefs } from 'radix-ui/internal';
import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';

import { lazyCode, useLazy } from '../lazy/index.ts';
import { EscapeLayer } from '../tooltip/index.ts';
import type { PopoverPlace, PopoverContentProps } from './popover-panel.tsx';

export type { PopoverContentProps } from './popover-panel.tsx';

// a screen is there without its popovers: only their triggers are drawn with it
const panel = lazyCode(async () => (await import('./popover-panel.tsx')).PopoverPanel);

const PlaceContext = createContext<PopoverPlace | undefined>(undefined);

function usePlace(): PopoverPlace {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('a part of a popover is drawn outside of it');
  return place;
}

export interface PopoverProps {
  /** When omitted, the state is internal. */
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Nothing beside the panel can be reached while it is open. */
  modal?: boolean | undefined;
  /** The trigger and the content, or an anchor beside it. */
  children?: ReactNode;
}

/** A small panel beside what opens it. */
export function Popover({
  defaultOpen = false,
  onOpenChange,
  modal = false,
  children,
  ...props
}: PopoverProps) {
  const [own, setOwn] = useState(defaultOpen);
  const id = useId();
  const trigger = useRef<HTMLElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const open = props.open ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <EscapeLayer
      open={open}
      onClose={() => {
        change(false);
      }}
    >
      <PlaceContext value={{ id, open, modal, change, trigger, anchor }}>{children}</PlaceContext>
    </EscapeLayer>
  );
}

type PartProps = ComponentProps<typeof Slot.Root>;

/** Wraps the element that opens the popover; the child is not restyled. */
export function PopoverTrigger({ onClick, ref, ...props }: PartProps) {
  const { id, open, change, trigger } = usePlace();
  return (
    <Slot.Root
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      {...props}
      ref={useComposedRefs(trigger, ref)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) change(!open);
      }}
    />
  );
}

/** Wraps the trigger of a list in the popover, which is a combobox whether the list is open or not. */
export function PopoverComboboxTrigger(props: PartProps) {
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the trigger adds what it controls, and whether it is open
  return <PopoverTrigger role="combobox" {...props} />;
}

interface PopoverAnchorProps extends PartProps {
  /** An element drawn elsewhere, instead of a child. */
  virtualRef?: RefObject<HTMLElement> | undefined;
}

/** The element beside which the popover opens, where that is not its trigger. */
export function PopoverAnchor({ virtualRef, ref, ...props }: PopoverAnchorProps) {
  const { anchor } = usePlace();
  const own = useComposedRefs(anchor, ref);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(
    virtualRef && anchor,
    () => virtualRef?.current ?? null,
    [virtualRef],
  );
  return virtualRef ? null : <Slot.Root {...props} ref={own} />;
}

/** Wraps a button inside the content that closes it. */
export function PopoverClose({ onClick, ...props }: PartProps) {
  const { change } = usePlace();
  return (
    <Slot.Root
      {...props}
      onClick={(event) => {
        onClick?.(event);
        change(false);
      }}
    />
  );
}

export function PopoverContent(props: PopoverContentProps) {
  const place = usePlace();
  const [wasOpened, setWasOpened] = useState(place.open);
  if (place.open && !wasOpened) setWasOpened(true);
  return wasOpened ? <LatePanel {...props} place={place} /> : null;
}

/** The panel as soon as its code is there. */
function LatePanel({ place, ...props }: PopoverContentProps & { place: PopoverPlace }) {
  const { open } = place;
  const Panel = useLazy(panel);
  const giveUp = useEffectEvent(() => place.change(false));
  useEffect(() => {
    if (open) panel.load().catch(giveUp);
  }, [open]);
  return Panel ? createElement(Panel, { ...props, place }) : null;
}
