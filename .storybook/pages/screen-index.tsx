import { lazy, use, useEffect, useRef, useState } from 'react';

import type { Screen, ScreenGroup } from '../screens.ts';
import { PageSettingsContext, usePageLanguage, type Words } from './page-language.tsx';
import { storyAddress } from './story-address.ts';
import { requestTurn, type Turn } from './turns.ts';

const words = {
  everybody: { pl: 'wszyscy', en: 'everybody' },
  nobody: { pl: 'bez logowania', en: 'without signing in' },
  states: { pl: 'stany', en: 'states' },
} as const satisfies Record<string, Words>;

/** Roles of a new agency; administrators are of either kind. */
const roles: Readonly<Record<string, Words>> = {
  ADMIN: { pl: 'administratorzy', en: 'administrators' },
  WORKER: { pl: 'pracownicy', en: 'staff' },
  ADMIN_REPORTS: { pl: 'administratorzy raportów', en: 'report administrators' },
  PLATFORMER: { pl: 'platformerzy', en: 'platformers' },
};

function useWho({ isPublic, roles: who }: Screen): string {
  const language = usePageLanguage();
  if (isPublic) return words.nobody[language];
  const told = Object.keys(roles).filter((role) => who?.includes(role));
  if (!who || told.length === Object.keys(roles).length) return words.everybody[language];
  return told.map((role) => roles[role]?.[language]).join(', ');
}

/** Width of the window a screen is drawn in, and of its picture. */
const drawn = { width: 1280, height: 800, picture: 312 };

/** Whether the place has come near the window and it is its turn; from then on it stays drawn. */
function useIsDrawn() {
  const place = useRef<HTMLDivElement>(null);
  const turn = useRef<Turn>(undefined);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        turn.current = requestTurn(() => setDrawn(true));
      },
      { rootMargin: '100px' },
    );
    watch.observe(place.current);
    return () => {
      watch.disconnect();
      turn.current?.end();
    };
  }, []);
  return { place, isDrawn, onLoad: () => turn.current?.end() };
}

function globalsOf({ isAlone }: Screen): readonly string[] {
  return isAlone ? [] : ['frame:product'];
}

function Picture({ screen }: { screen: Screen }) {
  const settings = use(PageSettingsContext);
  const { place, isDrawn, onLoad } = useIsDrawn();
  return (
    <div ref={place} className="handbook-picture" aria-hidden>
      {isDrawn && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook itself, which needs its worker
        <iframe
          src={storyAddress(screen.story, settings, ...globalsOf(screen))}
          title={screen[settings.language]}
          onLoad={onLoad}
          tabIndex={-1}
          width={drawn.width}
          height={drawn.height}
          style={{ scale: String(drawn.picture / drawn.width) }}
        />
      )}
    </div>
  );
}

function ScreenCard({ screen }: { screen: Screen }) {
  const language = usePageLanguage();
  const who = useWho(screen);
  const place = typeof screen.place === 'string' ? <code>{screen.place}</code> : screen.place[language];
  const globals = globalsOf(screen).map((value) => `&globals=${value}`);
  return (
    <li className="handbook-screen">
      <a href={`./?path=/story/${screen.story}${globals.join('')}`} target="_top">
        <Picture screen={screen} />
        <strong>{screen[language]}</strong>
      </a>
      <span>{place}</span>
      <span>
        {who} · {words.states[language]}: {screen.states}
      </span>
    </li>
  );
}

interface ScreenIndexProps {
  /** The English name of a group; its heading is in the page, where the search finds it. */
  of: string;
}

function indexOf(groups: readonly ScreenGroup[]) {
  return function Screens({ of }: ScreenIndexProps) {
    return (
      <ul className="handbook-screens">
        {groups
          .find(({ en }) => en === of)
          ?.screens.map((screen) => (
            <ScreenCard key={screen.story} screen={screen} />
          ))}
      </ul>
    );
  };
}

// a story alone needs none of it
const Screens = lazy(async () => ({ default: indexOf((await import('virtual:handbook-facts')).groups) }));

/** The screens of a group as pictures, drawn when they come into view. */
export function ScreenIndex({ of }: ScreenIndexProps) {
  return <Screens of={of} />;
}
