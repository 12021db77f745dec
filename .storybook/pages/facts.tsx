import { lazy } from 'react';

import type { ComponentFacts, PageName } from '../facts/components.ts';
import { usePageLanguage, type Words } from './page-language.tsx';
import { Part } from './part.tsx';

const words = {
  status: { pl: 'Stan', en: 'Status' },
  stable: { pl: 'Stabilny: ekrany go używają.', en: 'Stable: screens use it.' },
  unused: {
    pl: 'Gotowy, ale żaden ekran jeszcze go nie używa.',
    en: 'Ready, but no screen uses it yet.',
  },
  tokens: { pl: 'Tokeny', en: 'Tokens' },
  none: { pl: 'Własnych nie ma: bierze je z części.', en: 'None of its own: it takes them from its parts.' },
  madeOf: { pl: 'Składa się z', en: 'Made of' },
  related: { pl: 'Pokrewne', en: 'Related' },
  screens: { pl: 'Używany na ekranach', en: 'Used on these screens' },
  frame: { pl: 'wszystkie, w ramie aplikacji', en: 'all, in the frame of the application' },
  others: { pl: 'i jeszcze', en: 'and' },
  more: { pl: 'inne', en: 'more' },
} as const satisfies Record<string, Words>;

const hrefOf = (kind: 'docs' | 'story', id: string) => `./?path=/${kind}/${encodeURIComponent(id)}`;

interface LinksProps {
  links: readonly (Words & { href: string })[];
}

function Links({ links }: LinksProps) {
  const language = usePageLanguage();
  return (
    <ul className="handbook-links">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} target="_top">
            {link[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}

const linkTo = ({ pl, en, id }: PageName) => ({ pl, en, href: hrefOf('docs', id) });

function isColour(token: string): boolean {
  return CSS.supports(
    'color',
    getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim(),
  );
}

function Tokens({ tokens }: Pick<ComponentFacts, 'tokens'>) {
  const language = usePageLanguage();
  if (tokens.length === 0) return words.none[language];
  return (
    <ul className="handbook-links">
      {tokens.map((token) => (
        <li key={token}>
          {isColour(token) && (
            <i className="handbook-swatch" style={{ background: `var(--${token})` }} aria-hidden />
          )}
          <code>{token}</code>
        </li>
      ))}
    </ul>
  );
}

/** Screens that are shown at once; the others are unfolded. */
const fewScreens = 8;

function Screens({ screens, isInFrame }: Pick<ComponentFacts, 'screens' | 'isInFrame'>) {
  const language = usePageLanguage();
  const links = screens.map(({ pl, en, story }) => ({ pl, en, href: hrefOf('story', story) }));
  const others = links.slice(fewScreens);
  if (!isInFrame && links.length === 0) return '–';
  return (
    <>
      {isInFrame && <p>{words.frame[language]}</p>}
      <Links links={links.slice(0, fewScreens)} />
      {others.length > 0 && (
        <details>
          <summary>
            {words.others[language]} {others.length} {language === 'en' && words.more.en}
          </summary>
          <Links links={others} />
        </details>
      )}
    </>
  );
}

export interface FactsProps {
  /** The page, by its file: `checkbox-field`. */
  of: string;
  /** Pages of components that are confused with it, or used together with it. */
  related: readonly string[];
}

function factsTable(components: Readonly<Record<string, ComponentFacts>>) {
  return function FactsTable({ of, related }: FactsProps) {
    const language = usePageLanguage();
    const facts = components[of];
    if (!facts) throw new Error(`No page is called ${of}`);
    const linksOf = (names: readonly string[]) =>
      names.flatMap((name) => (components[name] ? [linkTo(components[name])] : []));
    const isUsed = facts.isInFrame || facts.screens.length > 0;
    return (
      <table className="handbook-facts">
        <tbody>
          <tr>
            <th>{words.status[language]}</th>
            <td>{(isUsed ? words.stable : words.unused)[language]}</td>
          </tr>
          <tr>
            <th>{words.tokens[language]}</th>
            <td>
              <Tokens tokens={facts.tokens} />
            </td>
          </tr>
          {facts.madeOf.length > 0 && (
            <tr>
              <th>{words.madeOf[language]}</th>
              <td>
                <Links links={linksOf(facts.madeOf)} />
              </td>
            </tr>
          )}
          <tr>
            <th>{words.related[language]}</th>
            <td>
              <Links links={linksOf(related)} />
            </td>
          </tr>
          <tr>
            <th>{words.screens[language]}</th>
            <td>
              <Screens screens={facts.screens} isInFrame={facts.isInFrame} />
            </td>
          </tr>
        </tbody>
      </table>
    );
  };
}

// a story alone needs none of it
const FactsTable = lazy(async () => ({
  default: factsTable((await import('virtual:handbook-facts')).components),
}));

/** What the sources know of a component, and what it is related to. */
export function Facts(props: FactsProps) {
  return (
    <Part name="facts">
      <FactsTable {...props} />
    </Part>
  );
}
