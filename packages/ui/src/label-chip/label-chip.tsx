import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';

interface LabelChipBaseProps {
  /** Colour people chose for this label, `#rrggbb`: a soft fill of it, with a text of its hue that reads. */
  color: string;
  /** Text colour people chose: then the fill is their colour whole, as they saw the two together. */
  textColor?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
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

export function LabelChip({
  color,
  textColor,
  children,
  onRemove,
  removeLabel,
  className,
  ref,
}: LabelChipProps) {
  return (
    <span
      ref={ref}
      data-slot="label-chip"
      data-tinted={textColor === undefined || undefined}
      style={textColor === undefined ? { color } : { backgroundColor: color, color: textColor }}
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
