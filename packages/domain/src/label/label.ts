import { color, text } from '../record/fields.ts';
import { listEntry } from '../record/record.ts';

/** Where choosing the colour of a new label starts, `#rrggbb`. */
export const newLabelColor = '#1c4f8f';

/** A label of opportunities (specification, section 3). */
export const label = listEntry('label', {
  label: { one: ['Etykieta', 'Label'], many: ['Etykiety', 'Labels'] },
  fields: {
    title: text(60, { label: ['Nazwa', 'Title'], required: true }),
    color: color(newLabelColor, { label: ['Kolor etykiety', 'Colour of the label'], required: true }),
    // null: black or white, whichever reads better on the colour
    textColor: color(newLabelColor, { label: ['Kolor tekstu', 'Colour of the text'] }),
    description: text(200, { label: ['Opis', 'Description'] }),
  },
});
