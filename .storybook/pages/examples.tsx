import { lazy, Suspense, type ReactNode } from 'react';

import { labelsEn } from '@szansa/ui/labels/en';
import { labelsPl } from '@szansa/ui/labels/pl';
import { UiProvider } from '@szansa/ui/provider';
import { TooltipProvider } from '@szansa/ui/tooltip';

import { usePageLanguage, type Words } from './page-language.tsx';
import { Part } from './part.tsx';

/** Do and don’t, drawn beside each other. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <Part name="examples">
      <div className="handbook-pair sb-unstyled">{children}</div>
    </Part>
  );
}

interface StoryDrawnProps {
  of: unknown;
  args: Readonly<Record<string, unknown>>;
}

// a story alone needs none of it
const StoryDrawn = lazy(async () => {
  const { useOf } = await import('@storybook/addon-docs/blocks');
  /** A story with other values than its own, without its steps. */
  function Drawn({ of, args }: StoryDrawnProps) {
    const { story } = useOf(of as Parameters<typeof useOf>[0], ['story']);
    const values = { ...story.initialArgs, ...args };
    const draw = story.originalStoryFn as (values: object, context: object) => ReactNode;
    return draw(values, { ...story, args: values });
  }
  return { default: Drawn };
});

interface ExampleProps extends Words {
  /** What is drawn. */
  sample?: ReactNode;
  /** Or the story that is drawn, with what is otherwise in `args`. */
  of?: unknown;
  args?: Readonly<Record<string, unknown>>;
}

const signs = { right: 'M3 8.5 6.5 12 13 4.5', wrong: 'M4 4 12 12M12 4 4 12' };

function Example({ isRight, of, args = {}, sample, ...caption }: ExampleProps & { isRight: boolean }) {
  const language = usePageLanguage();
  const verdict = { pl: isRight ? 'Tak' : 'Nie', en: isRight ? 'Do' : 'Don’t' };
  return (
    <figure data-right={isRight}>
      <UiProvider labels={language === 'en' ? labelsEn : labelsPl} timeZone="Europe/Warsaw">
        <TooltipProvider>
          <div className="handbook-drawn bg-canvas text-body text-text" inert={!isRight}>
            {sample ?? (
              <Suspense>
                <StoryDrawn of={of} args={args} />
              </Suspense>
            )}
          </div>
        </TooltipProvider>
      </UiProvider>
      <figcaption>
        <svg
          viewBox="0 0 16 16"
          width="16"
          height="16"
          fill="none"
          stroke="currentcolor"
          strokeWidth="2"
          aria-hidden
        >
          <path d={isRight ? signs.right : signs.wrong} />
        </svg>
        <span>
          <strong>{verdict[language]}:</strong> {caption[language]}
        </span>
      </figcaption>
    </figure>
  );
}

export function Do(props: ExampleProps) {
  return <Example {...props} isRight />;
}

export function Dont(props: ExampleProps) {
  return <Example {...props} isRight={false} />;
}
