/** What a page costs that draws a button without the design system. */
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<button type="button">Save</button>);
