import { X } from 'lucide-react';

import type { Ref } from 'react';

import { classes } from '../classes/index.ts';

export interface TagChipProps {
  children: string;
  /** Names the cross. */
  removeLabel: string;
  onRemove: () => void;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** A chosen item inside a field, with a cross that removes it. */
export function TagChip({ children, removeLabel, onRemove, disabled, className, ref }: TagChipProps) {
  return (
    <span
      ref={ref}
      data-slot="tag-chip"
      className={classes(
        'inline-flex h-6 max-w-full min-w-0 items-center rounded-small bg-surface-muted pl-2 text-small text-text',
        disabled ? 'pr-2 text-text-muted' : 'pointer-coarse:h-11',
        className,
      )}
    >
      <span className="truncate" title={children}>
        {children}
      </span>
      {disabled ? null : (
        <button
          type="button"
          aria-label={removeLabel}
          tabIndex={-1}
          className="grid size-6 shrink-0 place-items-center rounded-small text-text-muted hover:bg-surface-hover hover:text-text"
          onClick={onRemove}
        >
          <X size={12} aria-hidden />
        </button>
      )}
    </span>
  );
}
