import { createRequire } from 'node:module';

import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);

const letters = 'Noto Sans';
const signs = 'Noto Emoji';

/** What is set in the first is, where that lacks a sign, set in the next. */
export const families = [letters, signs];

/** How texts are set. No letter is drawn for two, as one is for fi: react-pdf counts it as one, and ends lines within words. */
export const lettering = { fontFamily: families, fontFeatureSettings: { liga: 0 } };

// the complete fonts: a subset could lack a letter of a person's name
Font.register({
  family: letters,
  fonts: [
    {
      src: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
      fontWeight: 400,
    },
    {
      src: require.resolve('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
      fontWeight: 600,
    },
  ],
});
Font.register({
  family: signs,
  fonts: [
    {
      src: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
      fontWeight: 400,
    },
    {
      src: require.resolve('@expo-google-fonts/noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf'),
      fontWeight: 600,
    },
  ],
});
// words are not to be broken by English rules
Font.registerHyphenationCallback((word) => [word]);

/** Printed where no font has the letter: an empty space would hide that a letter is missing. */
const unknown = '?';

const weights = [400, 600] as const;

/**
 * Loads the fonts and assigns every glyph its letter in advance. A glyph is cached at its first use; one that is first
 * used as a part of another, as the Z of a Ż, would have no letter in later documents, so that text could not be copied
 * or searched.
 */
async function readFonts(): Promise<void> {
  for (const fontFamily of families) {
    for (const fontWeight of weights) {
      await Font.load({ fontFamily, fontWeight });
      const { data } = Font.getFont({ fontFamily, fontWeight }) ?? {};
      for (const point of data?.characterSet ?? []) data?.glyphForCodePoint(point);
    }
  }
}

let fonts: Promise<void> | undefined;

/** Loads the fonts, from which the available letters are known, once per process. */
export function loadFonts(): Promise<void> {
  return (fonts ??= readFonts());
}

function isDrawn(sign: string): boolean {
  const point = sign.codePointAt(0) ?? 0;
  return families.some((fontFamily) => {
    const { data } = Font.getFont({ fontFamily, fontWeight: 400 }) ?? {};
    return data !== undefined && data !== null && data.hasGlyphForCodePoint(point);
  });
}

/** A text in which letters that no font has are question marks; without it the paper has others in their places. */
export function legible(text: string): string {
  // spaces, and what only joins or varies its neighbours, needs no glyph
  return text.replaceAll(/[^\s\p{Default_Ignorable_Code_Point}]/gu, (sign) =>
    isDrawn(sign) ? sign : unknown,
  );
}
