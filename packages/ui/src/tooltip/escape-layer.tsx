import { createContext, useContext, type ReactNode } from 'react';

const EscapeContext = createContext<(() => void) | undefined>(undefined);

interface EscapeLayerProps {
  open: boolean;
  /** Called when Escape is pressed while a tooltip is open over the layer. */
  onClose: () => void;
  children: ReactNode;
}

/** Wraps a dialog or popover: a tooltip over it handles Escape, and closes the layer as well as itself. */
export function EscapeLayer({ open, onClose, children }: EscapeLayerProps) {
  const outer = useContext(EscapeContext);
  return <EscapeContext value={open ? onClose : outer}>{children}</EscapeContext>;
}

/** What Escape closes under a tooltip; undefined on the page itself. */
export function useEscapeLayer(): (() => void) | undefined {
  return useContext(EscapeContext);
}
