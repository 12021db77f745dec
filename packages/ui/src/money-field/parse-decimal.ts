export interface DecimalRules {
  /** How many digits may follow the decimal separator. */
  places: number;
  /** Whether a minus sign is allowed; default no. */
  negative?: boolean | undefined;
  /** Pads the result to `places` digits (`12` → `12.00`); default yes. */
  padded?: boolean | undefined;
}

const SPACES_AND_UNITS = /[\s\u00a0\u202f]|zł|pln|%/gi;

/**
 * Reads a decimal the ways Poles type it: `1 234,50`, `1234.50`, `1.234,50`, `1 234,50 zł`.
 * Of `.` and `,` the last is the decimal separator; a lone `.` before exactly three digits groups
 * thousands where amounts have two places.
 * @returns canonical text (`1234.50`), null for nothing typed, undefined for text that is not a number.
 */
export function parseDecimal(text: string, rules: DecimalRules): string | null | undefined {
  const compact = text.replace(SPACES_AND_UNITS, '').replace('\u2212', '-');
  if (compact === '') return null;
  const [, sign, body] = /^(-?)([\d.,]+)$/.exec(compact) ?? [];
  if (body === undefined || (sign === '-' && !rules.negative)) return undefined;

  const parts = splitAtDecimal(body, rules.places);
  if (!parts || parts.fraction.length > rules.places) return undefined;

  const whole = parts.whole.replace(/^0+(?=\d)/, '') || '0';
  const fraction =
    (rules.padded ?? true) ? parts.fraction.padEnd(rules.places, '0') : parts.fraction.replace(/0+$/, '');
  const magnitude = fraction ? `${whole}.${fraction}` : whole;
  return sign === '-' && /[1-9]/.test(magnitude) ? `-${magnitude}` : magnitude;
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
