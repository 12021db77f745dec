import type { ReactNode } from 'react';

import { Button, type ButtonProps } from '../button/index.ts';
import { Tooltip, type TooltipProps } from '../tooltip/index.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'square' | 'asChild'> {
  /** The button's name, also shown as its tooltip. */
  label: string;
  icon: ReactNode;
  tooltipSide?: TooltipProps['side'];
}

export function IconButton({ label, icon, variant = 'ghost', tooltipSide, ...props }: IconButtonProps) {
  return (
    <Tooltip label={label} side={tooltipSide} describes={false}>
      <Button aria-label={label} icon={icon} variant={variant} square {...props} />
    </Tooltip>
  );
}
