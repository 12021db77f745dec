import { useId, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';

export interface FormSectionProps {
  title: string;
  description?: ReactNode;
  /** Beside the title: a switch or a small button. */
  actions?: ReactNode;
  columns?: 1 | 2;
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  className?: string;
  /** Fields; give one `className="col-span-full"` to span the whole width. */
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** A named group of fields, in one column or, where there is room, two. */
export function FormSection(props: FormSectionProps) {
  const { title, description, actions, columns = 1, headingLevel = 2, className, children, ref } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;

  return (
    <section
      ref={ref}
      data-slot="form-section"
      aria-labelledby={id}
      className={classes('@container', className)}
    >
      <div className="mb-3 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <Heading id={id} className="text-large font-semibold">
            {title}
          </Heading>
          {description ? <p className="text-text-muted">{description}</p> : null}
        </div>
        {actions}
      </div>
      <div className={classes('grid grid-cols-1 gap-x-4 gap-y-3.5', columns === 2 && '@xl:grid-cols-2')}>
        {children}
      </div>
    </section>
  );
}
