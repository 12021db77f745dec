/** Two-letter code of a country and its calling code, the likeliest first; each is offered in this order. */
const CODES =
  'PL48 DE49 CZ420 SK421 UA380 LT370 LV371 EE372 BY375 GB44 IE353 FR33 ES34 PT351 IT39 AT43 CH41 LI423 BE32 NL31 ' +
  'LU352 DK45 SE46 NO47 FI358 IS354 HU36 RO40 BG359 HR385 SI386 RS381 BA387 ME382 MK389 AL355 XK383 GR30 CY357 ' +
  'MT356 MD373 GE995 AM374 AZ994 TR90 KZ7 IL972 AE971 SA966 EG20 MA212 TN216 ZA27 US1 CA1 MX52 BR55 AR54 CL56 ' +
  'CN86 JP81 KR82 IN91 VN84 TH66 SG65 ID62 PH63 AU61 NZ64 MC377 AD376 SM378';

export interface Country {
  /** ISO 3166-1, e.g. `PL`. */
  code: string;
  /** Calling code without its plus, e.g. `48`. */
  calling: string;
}

export const COUNTRIES: readonly Country[] = CODES.split(' ').map((entry) => ({
  code: entry.slice(0, 2),
  calling: entry.slice(2),
}));

export const POLAND: Country = { code: 'PL', calling: '48' };
