/** A page that has Tailwind itself, with a class of the theme that no component uses. */
import { Button } from '@szansa/ui/button';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(
  <>
    <p id="own" className="bg-accent-soft p-4">
      Ours
    </p>
    <main className="szansa-ui">
      <Button variant="primary">Save</Button>
    </main>
  </>,
);
