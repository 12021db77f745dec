import { Slot } from 'radix-ui';
import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';

/** What is known of a record. */
interface KnownRecord {
  icon: ReactNode;
  /** What kind of record it is, for those who do not see the icon. */
  kind: string;
  name: string;
  /** Its state, such as a `<StatusChip>`. */
  status?: ReactNode;
}

export interface RecordChipProps {
  /** A router's link without children: the content of the chip becomes its children. */
  link: ReactElement<{ children?: ReactNode }>;
  /** Shown while the record is not loaded, and to users who may not read it. */
  address: string;
  record?: KnownRecord | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A link to a record inside a text. Its size does not depend on its content, so nothing moves once the record is
 * loaded.
 */
export function RecordChip({ link, address, record, className, ref }: RecordChipProps) {
  return (
    <Slot.Root
      ref={ref}
      data-slot="record-chip"
      className={classes(
        'my-px inline-flex h-6 w-72 max-w-full items-center gap-1.5 rounded-medium border align-middle whitespace-nowrap [&>svg]:size-3.5 [&>svg]:shrink-0',
        record
          ? 'border-border bg-surface px-1.5 text-small text-text hover:bg-surface-hover'
          : 'border-transparent text-accent-text underline decoration-accent-text/40 underline-offset-2 hover:decoration-current',
        className,
      )}
    >
      {cloneElement(
        link,
        undefined,
        record ? (
          <>
            {record.icon}
            <span className="sr-only">{record.kind}: </span>
            <span className="min-w-0 flex-1 truncate font-medium">{record.name}</span>
            {record.status}
          </>
        ) : (
          <span className="truncate">{address}</span>
        ),
      )}
    </Slot.Root>
  );
}
