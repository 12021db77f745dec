import { ChevronDown } from 'lucide-react';
import { Accordion as RadixAccordion } from 'radix-ui';
import type { ReactNode, Ref } from 'react';

import { classes } from '../classes/index.ts';

export interface AccordionItem {
  /** Never empty. */
  value: string;
  title: ReactNode;
  /** Beside the title, seen also while folded: a count, a status. */
  aside?: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Whether several parts may be unfolded at once; one that may not can still be folded back. */
  multiple?: boolean | undefined;
  /** Unfolded parts; leave out to let the accordion remember them itself. */
  value?: readonly string[] | undefined;
  defaultValue?: readonly string[] | undefined;
  onValueChange?: ((value: string[]) => void) | undefined;
  /** Level of the titles in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Parts of a page under their titles, collapsed until they are opened. */
export function Accordion(props: AccordionProps) {
  const { multiple = false, value, defaultValue, onValueChange, className, ref } = props;
  const looks = classes('rounded-large border border-border bg-surface text-body', className);
  if (multiple) {
    return (
      <RadixAccordion.Root
        ref={ref}
        data-slot="accordion"
        type="multiple"
        className={looks}
        {...(value ? { value: [...value] } : {})}
        {...(defaultValue ? { defaultValue: [...defaultValue] } : {})}
        {...(onValueChange ? { onValueChange } : {})}
      >
        <Parts {...props} />
      </RadixAccordion.Root>
    );
  }
  return (
    <RadixAccordion.Root
      ref={ref}
      data-slot="accordion"
      type="single"
      collapsible
      className={looks}
      {...(value ? { value: value[0] ?? '' } : {})}
      {...(defaultValue ? { defaultValue: defaultValue[0] ?? '' } : {})}
      onValueChange={(next) => {
        onValueChange?.(next === '' ? [] : [next]);
      }}
    >
      <Parts {...props} />
    </RadixAccordion.Root>
  );
}

function Parts({ items, headingLevel = 3 }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return items.map((item) => (
    <RadixAccordion.Item
      key={item.value}
      value={item.value}
      disabled={item.disabled ?? false}
      className="border-b border-border last:border-b-0"
    >
      <RadixAccordion.Header asChild>
        <Heading>
          <RadixAccordion.Trigger className="group flex min-h-10 w-full items-center gap-2 rounded-large px-3 py-2 text-left font-medium -outline-offset-2 hover:not-disabled:bg-surface-hover disabled:text-text-faint">
            <ChevronDown
              size={16}
              aria-hidden
              className="shrink-0 -rotate-90 text-text-muted transition-transform group-data-[state=open]:rotate-0 motion-reduce:transition-none"
            />
            <span className="min-w-0 flex-1">{item.title}</span>
            {item.aside ? <span className="shrink-0 font-normal text-text-muted">{item.aside}</span> : null}
          </RadixAccordion.Trigger>
        </Heading>
      </RadixAccordion.Header>
      <RadixAccordion.Content className="px-3 pt-1 pb-3 pl-9">{item.content}</RadixAccordion.Content>
    </RadixAccordion.Item>
  ));
}
