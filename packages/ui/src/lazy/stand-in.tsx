import { useImperativeHandle, type Ref, type RefObject } from 'react';

interface StandInProps {
  element: RefObject<HTMLElement | null>;
  ref?: Ref<HTMLElement | null>;
}

/**
 * Stands in for a trigger that is drawn before the code of what it opens: the library places the panel beside that
 * element, and returns the focus to it.
 */
export function StandIn({ element, ref }: StandInProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
}
