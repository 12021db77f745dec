export interface DecimalRules {
  /** How many digits may follow the decimal separator. */
  places: number;
  /** Whether a minus sign is allowed; default no. */
  negative?: boolean | undefined;
  /** Pads the result to `places` digits (`12` → `12.00`); default yes. */
  padded?: boolean | undefined;
  /** What the number is of; the sign of the other one is refused. Default an amount. */
  unit?: 'amount' | 'percent' | undefined;
}

/** Spaces of any width, and invisible characters of a pasted text. */
const SPACES = /[\s\u00ad\u200b-\u200d\u2060]/g;
const UNITS = { amount: /zł|pln/gi, percent: /%/g };
/** Thousands and millions as people write them: how many digits each adds. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/(?<=\d)(tys\.?|k)$/i, 3],
  [/(?<=\d)(mln\.?|m)$/i, 6],
];

/**
 * Reads a decimal the ways Poles type it: `1 234,50`, `1234.50`, `1.234,50`, `1 234,50 zł`, `150 tys.`, `1,5 mln`.
 * Of `.` and `,` the last is the decimal separator; a lone `.` before exactly three digits groups
 * thousands where amounts have two places and no word multiplies them.
 * @returns canonical text (`1234.50`), null for nothing typed, undefined for text that is not a number.
 */
export function parseDecimal(text: string, rules: DecimalRules): string | null | undefined {
  const { unit = 'amount', padded = true } = rules;
  const compact = text
    .replace(SPACES, '')
    .replace(UNITS[unit], '')
    .replace(/[\u2010-\u2015\u2212]/, '-');
  if (compact === '') return null;
  const [word, digits] = (unit === 'amount' && WORDS.find(([named]) => named.test(compact))) || [/$/, 0];
  const [, sign, body] = /^(-?)([\d.,]+)$/.exec(compact.replace(word, '')) ?? [];
  if (body === undefined || (sign === '-' && !rules.negative)) return undefined;

  const parts = splitAtDecimal(body, rules.places + digits);
  if (!parts || parts.fraction.length > rules.places + digits) return undefined;

  const moved = parts.fraction.padEnd(digits, '0');
  const whole = (parts.whole + moved.slice(0, digits)).replace(/^0+(?=\d)/, '') || '0';
  const rest = moved.slice(digits);
  const fraction = padded ? rest.padEnd(rules.places, '0') : rest.replace(/0+$/, '');
  const magnitude = fraction ? `${whole}.${fraction}` : whole;
  return sign === '-' && /[1-9]/.test(magnitude) ? `-${magnitude}` : magnitude;
}

/** Reads a percent by its sign: `7,5 %` is `7.5`; undefined for any other text. */
export function readPercent(text: string): string | undefined {
  if (!text.includes('%')) return undefined;
  return parseDecimal(text, { unit: 'percent', places: 4, padded: false }) ?? undefined;
}

function splitAtDecimal(body: string, places: number): { whole: string; fraction: string } | undefined {
  const dots = body.split('.').length - 1;
  const commas = body.split(',').length - 1;
  if (dots === 0 && commas === 0) return { whole: body, fraction: '' };

  const loneDotGroups = dots === 1 && commas === 0 && places < 3 && /^\d{1,3}\.\d{3}$/.test(body);
  const onlyGroups = loneDotGroups || (dots > 1 && commas === 0) || (commas > 1 && dots === 0);
  if (onlyGroups) {
    const whole = ungroup(body);
    return whole === undefined ? undefined : { whole, fraction: '' };
  }

  const last = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  const head = body.slice(0, last);
  const fraction = body.slice(last + 1);
  if (head === '' && fraction === '') return undefined;
  const whole = /[.,]/.test(head) ? ungroup(head) : head;
  const sameSeparator = head.includes(body.charAt(last));
  return whole === undefined || sameSeparator ? undefined : { whole, fraction };
}

/** Removes thousands separators where they really group by three and are all the same. */
function ungroup(text: string): string | undefined {
  return /^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(text) ? text.replace(/[.,]/g, '') : undefined;
}

/** True for the wire form of a decimal, e.g. `1234.50`. */
export function isCanonicalDecimal(text: string): text is `${number}` {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Formats canonical text exactly, without passing through a float; groups thousands always. */
export function formatDecimal(
  text: `${number}`,
  locale: string,
  places: { min: number; max: number },
): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: places.min,
    maximumFractionDigits: places.max,
    useGrouping: 'always',
  }).format(text);
}
