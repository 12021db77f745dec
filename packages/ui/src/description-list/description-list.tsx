import { Pencil } from 'lucide-react';
import { cva } from 'class-variance-authority';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';
import { InnerButton } from '../field/index.ts';
import { InlineEdit, type InlineEditDefinition } from '../inline-edit/index.ts';
import { defineWords, useWords } from '../labels/index.ts';

const descriptionListWords = defineWords('description-list', {
  pl: {
    edit: (label: string) => `Zmień: ${label}`,
    noValue: 'brak',
  },
  en: {
    edit: (label) => `Change: ${label}`,
    noValue: 'none',
  },
});

export interface DescriptionItem {
  label: string;
  /** Nothing (null, undefined or empty text) is shown as a dash. */
  value: ReactNode;
  /** Shows a pencil that starts editing this value. */
  onEdit?: (() => void) | undefined;
  /** A press on the value turns it into this field; the value then must not contain a link or a button. */
  edit?: InlineEditDefinition | undefined;
  /** Spans the whole row: for long texts. */
  wide?: boolean | undefined;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  columns?: 1 | 2 | 3 | undefined;
  /** Label beside the value (dense) or above it. */
  layout?: 'beside' | 'above' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const grid = cva('grid grid-cols-1 gap-x-6', {
  variants: {
    columns: { 1: '', 2: '@lg:grid-cols-2', 3: '@lg:grid-cols-2 @3xl:grid-cols-3' },
    layout: { beside: 'gap-y-1', above: 'gap-y-3' },
  },
});

/** Facts about one thing: names and values. */
export function DescriptionList({
  items,
  columns = 1,
  layout = 'above',
  className,
  ref,
}: DescriptionListProps) {
  const words = useWords(descriptionListWords);
  return (
    <div ref={ref} className={classes('@container', className)}>
      <dl data-slot="description-list" className={grid({ columns, layout })}>
        {items.map((item) => (
          <div
            key={item.label}
            className={classes(
              'group min-w-0',
              layout === 'beside' && 'grid grid-cols-[minmax(7rem,2fr)_3fr] items-baseline gap-3 py-0.5',
              item.wide && 'col-span-full',
            )}
          >
            <dt className="text-small text-text-muted">{item.label}</dt>
            <dd className="flex min-w-0 items-start gap-1">
              {item.edit ? (
                <InlineEdit label={item.label} edit={item.edit}>
                  {hasValue(item.value) ? item.value : <NoValue text={words.noValue} />}
                </InlineEdit>
              ) : (
                <span className="min-w-0 break-words">
                  {hasValue(item.value) ? item.value : <NoValue text={words.noValue} />}
                </span>
              )}
              {item.onEdit ? (
                <InnerButton
                  label={words.edit(item.label)}
                  icon={<Pencil size={14} aria-hidden />}
                  className="-my-0.5 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
                  onClick={item.onEdit}
                />
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function hasValue(value: ReactNode): boolean {
  return value !== null && value !== undefined && value !== '';
}

function NoValue({ text }: { text: string }) {
  return (
    <span className="text-text-faint">
      <span aria-hidden>–</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
