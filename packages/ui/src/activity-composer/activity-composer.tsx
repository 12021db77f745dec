import { CalendarPlus } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { defineWords, useWords } from '../labels/index.ts';
import { TextareaField } from '../textarea/index.ts';

const activityComposerWords = defineWords('activity-composer', {
  pl: {
    label: 'Nowa aktywność',
    outcome: 'Co ustalono?',
    log: 'Zapisz jako wykonane',
    later: 'Zaplanuj na później',
    plan: 'Zaplanuj',
    whatNext: 'Co dalej?',
    nothing: 'Nic więcej',
  },
  en: {
    label: 'New activity',
    outcome: 'What was agreed?',
    log: 'Save as done',
    later: 'Plan for later',
    plan: 'Plan',
    whatNext: 'What next?',
    nothing: 'Nothing more',
  },
});

/**
 * Moves the focus to the first kind when the prompt for the next activity appears or disappears: the form or button
 * that had the focus is removed with it, and the focus would be lost.
 */
function useFocusMemory(asksNext: boolean) {
  const inside = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const isInside = useRef(false);
  const before = useRef(asksNext);
  useLayoutEffect(() => {
    if (before.current === asksNext) return;
    before.current = asksNext;
    if (isInside.current) first.current?.focus();
  }, [asksNext]);
  const look = () => {
    // a window that is left restores its focus on return
    isInside.current = inside.current?.contains(document.activeElement) ?? false;
  };
  return { first, place: { ref: inside, onFocus: look, onBlur: look } };
}

export interface ActivityComposerType<Type extends string> {
  value: Type;
  label: string;
  icon: ReactNode;
}

export interface ActivityComposerProps<Type extends string> extends Omit<
  ComponentProps<'section'>,
  'children'
> {
  /** Kinds that can be noted, the most usual one first. */
  types: readonly ActivityComposerType<Type>[];
  /** The kind whose outcome is being written; null while none is. */
  type: Type | null;
  onTypeChange: (type: Type | null) => void;
  outcome: string;
  onOutcomeChange: (outcome: string) => void;
  /** How many characters an outcome may have. */
  maxLength?: number | undefined;
  /** Above the outcome: offers back what was typed before. */
  offer?: ReactNode;
  /** Something was just done: choosing a kind now plans the next activity. */
  asksNext?: boolean | undefined;
  /** What was done is being saved. */
  loading?: boolean | undefined;
  onLog: (type: Type) => void;
  /** Called to open the form that plans an activity; null where no kind was chosen. */
  onPlan: (type: Type | null) => void;
  /** Nothing comes next. */
  onNothing: () => void;
}

/** Logs an activity in two presses, or plans one; after something was done, it prompts for the next activity. */
export function ActivityComposer<Type extends string>({
  types,
  type,
  onTypeChange,
  outcome,
  onOutcomeChange,
  maxLength,
  offer,
  asksNext = false,
  loading = false,
  onLog,
  onPlan,
  onNothing,
  className,
  ...rest
}: ActivityComposerProps<Type>) {
  const words = useWords(activityComposerWords);
  const [isPressed, setPressed] = useState(false);
  const { first, place } = useFocusMemory(asksNext);

  function press(pressed: Type): void {
    if (asksNext) {
      onPlan(pressed);
      return;
    }
    setPressed(true);
    onTypeChange(pressed === type ? null : pressed);
  }

  return (
    <section
      data-slot="activity-composer"
      aria-label={words.label}
      {...rest}
      className={classes('rounded-large border border-border bg-surface p-3', className)}
    >
      <div {...place}>
        {asksNext ? <p className="mb-2 font-medium">{words.whatNext}</p> : null}
        <div className="flex flex-wrap gap-1.5">
          {types.map(({ value, label, icon }, at) => (
            <Button
              key={value}
              ref={at === 0 ? first : undefined}
              size="small"
              variant={value === type ? 'secondary' : 'ghost'}
              aria-pressed={asksNext ? undefined : value === type}
              icon={icon}
              onClick={() => press(value)}
            >
              {label}
            </Button>
          ))}
          {asksNext ? (
            <Button size="small" variant="ghost" onClick={onNothing}>
              {words.nothing}
            </Button>
          ) : (
            <Button
              size="small"
              variant="ghost"
              icon={<CalendarPlus aria-hidden />}
              onClick={() => onPlan(type)}
            >
              {words.plan}
            </Button>
          )}
        </div>
        {type !== null && !asksNext ? (
          <form
            className="mt-3 flex flex-col gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              onLog(type);
            }}
          >
            {offer}
            <TextareaField
              key={type}
              autoFocus={isPressed}
              label={words.outcome}
              maxLength={maxLength}
              rows={2}
              value={outcome}
              onValueChange={onOutcomeChange}
            />
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={() => onPlan(type)}>{words.later}</Button>
              <Button type="submit" variant="primary" loading={loading}>
                {words.log}
              </Button>
            </div>
          </form>
        ) : null}
      </div>
    </section>
  );
}
