import { createContext, useContext, type ReactNode } from 'react';

const EscapeContext = createContext<(() => void) | undefined>(undefined);

interface EscapeLayerProps {
  open: boolean;
  /** Asked when Escape is pressed while a tooltip lies over the layer. */
  onClose: () => void;
  children: ReactNode;
}

/** Stands around a dialog or popover: a tooltip over it takes Escape, and closes the layer as well as itself. */
export function EscapeLayer({ open, onClose, children }: EscapeLayerProps) {
  const outer = useContext(EscapeContext);
  return <EscapeContext value={open ? onClose : outer}>{children}</EscapeContext>;
}

/** What Escape closes under a tooltip; undefined on the page itself. */
export function useEscapeLayer(): (() => void) | undefined {
  return useContext(EscapeContext);
}
