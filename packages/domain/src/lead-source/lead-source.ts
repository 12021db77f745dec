import { active, text } from '../record/fields.ts';
import { listEntry } from '../record/record.ts';
import { fold } from '../shared/index.ts';

export const longestSlug = 60;

/** Where customers come from (specification, section 3). */
export const leadSource = listEntry('lead_source', {
  label: { one: ['Źródło pozyskania', 'Lead source'], many: ['Źródła pozyskania', 'Lead sources'] },
  fields: {
    name: text(100, { label: ['Nazwa', 'Name'], required: true }),
    slug: text(longestSlug, {
      label: ['Identyfikator', 'Identifier'],
      hint: ['Tak źródło nazywają raporty i importy.', 'What reports and imports call the source.'],
      required: true,
    }),
    // inactive ones are not offered for opportunities any more
    isActive: active({ label: ['Do wyboru w nowych szansach', 'Offered for new opportunities'] }),
  },
});

/** Returns the slug of a name: `Targi / wydarzenie` becomes `targi_wydarzenie`. */
export function slugOf(name: string): string {
  return fold(name)
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, longestSlug)
    .replaceAll(/^_+|_+$/g, '');
}
