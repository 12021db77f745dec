import { create } from 'storybook/theming/create';

import dark from '../packages/ui/src/theme/tokens/dark.tokens.json' with { type: 'json' };
import light from '../packages/ui/src/theme/tokens/light.tokens.json' with { type: 'json' };

export type Scheme = 'light' | 'dark';

/** The dark tokens contain only what differs from the light ones. */
const colours = { light: light.color, dark: { ...light.color, ...dark.color } };

const { radius, type } = light;
const font = type.family.$value.join(', ');

/** The handbook around the stories, in the type and the colours of the product. */
export function productTheme(scheme: Scheme) {
  const colour = (name: Exclude<keyof typeof light.color, '$type'>) => colours[scheme][name].$value.hex;
  return create({
    base: scheme,
    brandTitle: 'Szansa',
    brandImage: './icon.svg',
    brandUrl: './',
    fontBase: font,
    colorPrimary: colour('accent'),
    colorSecondary: colour('accent'),
    appBg: colour('canvas'),
    appContentBg: colour('surface'),
    appHoverBg: colour('surface-hover'),
    appPreviewBg: colour('surface'),
    appBorderColor: colour('border'),
    appBorderRadius: radius.medium.$value.value,
    textColor: colour('text'),
    textInverseColor: colour('on-accent'),
    textMutedColor: colour('text-muted'),
    barTextColor: colour('text-muted'),
    barHoverColor: colour('accent-text'),
    barSelectedColor: colour('accent-text'),
    barBg: colour('surface'),
    buttonBg: colour('surface'),
    buttonBorder: colour('border-strong'),
    booleanBg: colour('surface-muted'),
    booleanSelectedBg: colour('surface'),
    inputBg: colour('surface'),
    inputBorder: colour('border-strong'),
    inputTextColor: colour('text'),
    inputBorderRadius: radius.medium.$value.value,
  });
}
