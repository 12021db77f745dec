import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import { readableTextColor } from './readable-text-color.ts';

interface LabelChipBaseProps {
  /** Background people chose for this label, `#rrggbb`. */
  color: string;
  /** Text colour people chose; otherwise black or white, whichever reads better. */
  textColor?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

interface RemovableProps {
  /** Shows a cross. */
  onRemove: () => void;
  /** Names the cross together with the label: "Remove the label: urgent". */
  removeLabel: string;
}

interface NotRemovableProps {
  onRemove?: undefined;
  removeLabel?: undefined;
}

export type LabelChipProps = LabelChipBaseProps & (RemovableProps | NotRemovableProps);

export function LabelChip({ color, textColor, children, onRemove, removeLabel, className }: LabelChipProps) {
  return (
    <span
      data-slot="label-chip"
      style={{ backgroundColor: color, color: textColor ?? readableTextColor(color) }}
      className={classes(
        'inline-flex h-5 max-w-full items-center gap-0.5 rounded-small px-1.5 text-small font-medium whitespace-nowrap',
        onRemove && 'h-6 pr-0 pointer-coarse:h-11',
        className,
      )}
    >
      <span className="truncate">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          onClick={onRemove}
          className="grid size-6 shrink-0 place-items-center rounded-small text-inherit"
        >
          <X aria-hidden className="size-3" />
        </button>
      )}
    </span>
  );
}
