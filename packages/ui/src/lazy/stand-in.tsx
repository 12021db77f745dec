import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  type FocusEvent,
  type HTMLAttributes,
  type PointerEvent,
  type Ref,
  type RefObject,
} from 'react';

interface StandInProps {
  element: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/**
 * Replaces a trigger that is drawn before the code of what it opens: the library places the panel beside that
 * element, and returns the focus to it.
 */
export function StandIn({ element, ref }: StandInProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
}

/** What a trigger reports to a panel that opens by hovering or by focus. */
export type TriggerEvents = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerEnter' | 'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick'
>;

/** What made the panel needed, before its code was there. */
export type Wish =
  | { readonly by: 'pointer'; readonly event: PointerEvent<HTMLElement> }
  | { readonly by: 'focus'; readonly event: FocusEvent<HTMLElement> };

export interface HoverStandInProps extends StandInProps, TriggerEvents {
  /** Gets what the library does on the events of the trigger. */
  events: Ref<TriggerEvents>;
  wish: Wish | undefined;
}

/** Replaces a trigger that opens by hovering or by focus, and begins with what has already happened to it. */
export function HoverStandIn({ element, ref, events, wish, ...handlers }: HoverStandInProps) {
  useImperativeHandle(events, () => handlers);
  const begin = useEffectEvent(() => {
    if (wish?.by === 'focus') handlers.onFocus?.(wish.event);
    if (wish?.by !== 'pointer') return;
    handlers.onPointerEnter?.(wish.event);
    handlers.onPointerMove?.(wish.event);
  });
  useEffect(() => begin(), []);
  return <StandIn element={element} {...(ref === undefined ? {} : { ref })} />;
}
