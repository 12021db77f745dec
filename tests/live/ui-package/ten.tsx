/** Ten components, as a team of another product first uses them, beside a part of a page that is not ours. */
import { Badge } from '@szansa/ui/badge';
import { BarChart } from '@szansa/ui/bar-chart';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { CheckboxField } from '@szansa/ui/checkbox';
import { DataTable, type DataColumn } from '@szansa/ui/data-table';
import { Dialog } from '@szansa/ui/dialog';
import { UiProvider } from '@szansa/ui/provider';
import { RelativeTime } from '@szansa/ui/relative-time';
import { Tabs } from '@szansa/ui/tabs';
import { TextField } from '@szansa/ui/text-field';
import { TooltipProvider } from '@szansa/ui/tooltip';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Car {
  id: string;
  name: string;
}

const columns: DataColumn<Car>[] = [{ id: 'name', header: 'Name', cell: (car) => car.name }];
const cars: Car[] = [
  { id: '1', name: 'Octavia' },
  { id: '2', name: 'Corolla' },
];

// what is no prop of the component is refused by its published types
// @ts-expect-error -- there is no such variant
const refused = <Button variant="loud">Save</Button>;

function Ten() {
  const [agrees, setAgrees] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <main className="szansa-ui">
      <Button variant="primary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Badge tone="green">New</Badge>
      <Callout tone="info" title="Note">
        A callout
      </Callout>
      <TextField label="Town" defaultValue="Łódź" />
      <CheckboxField label="Agreed" checked={agrees} onCheckedChange={setAgrees} />
      <Tabs
        label="Parts"
        value="first"
        onValueChange={() => undefined}
        items={[{ value: 'first', label: 'First', content: <p>Contents</p> }]}
      />
      <RelativeTime at="2026-11-18T03:05:00Z" now="2026-11-20T08:30:00Z" />
      <DataTable
        label="Cars"
        columns={columns}
        rows={cars}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
      />
      <BarChart
        title="Sold"
        series={[{ key: 'sold', label: 'Sold' }]}
        points={[
          { label: 'Oct', values: { sold: 4 } },
          { label: 'Nov', values: { sold: 7 } },
        ]}
      />
      <Dialog open={open} onOpenChange={setOpen} title="A dialog">
        Above the page
      </Dialog>
    </main>
  );
}

const page = document.createElement('div');
document.body.append(page);
createRoot(page).render(
  // one label alone: the others are in English
  <UiProvider labels={{ locale: 'en-GB', close: 'Shut' }} timeZone="America/New_York">
    <section id="elsewhere">
      <h1>Another product</h1>
      <button type="button">Theirs</button>
    </section>
    <TooltipProvider>
      <Ten />
    </TooltipProvider>
    {Boolean(location.hash) && refused}
  </UiProvider>,
);
