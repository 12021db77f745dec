import { Button } from '@szansa/ui/button';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button variant="primary">Save</Button>);
