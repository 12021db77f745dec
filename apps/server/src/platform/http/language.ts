import { languages, type Language } from '@szansa/domain/account';

/** The first language of an `Accept-Language` header that we speak; Polish when there is none. */
export function acceptedLanguage(header: string | undefined): Language {
  const preferred = (header ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
      return { primary: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  const spoken = preferred.flatMap(({ primary }) => languages.filter((language) => language === primary));
  return spoken[0] ?? 'pl';
}
