export type ThemeName = 'light' | 'dark';

function declarations(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

/** Custom properties of tokens.css by theme, without the dashes; the dark theme starts from the light one. */
export function readTokens(css: string): Record<ThemeName, Record<string, string>> {
  const light = declarations(/:root \{([^}]*)\}/.exec(css)?.[1] ?? '');
  const dark = declarations(/:root\[data-theme='dark'\] \{([^}]*)\}/.exec(css)?.[1] ?? '');
  return { light, dark: { ...light, ...dark } };
}
