/** The components that `pnpm bench:ui` measures, each rendered on request of the measurement. */
import { MessageList } from '@szansa/ui/chat';
import { DataTable, type ColumnSettings, type Selection } from '@szansa/ui/data-table';
import { KanbanBoard } from '@szansa/ui/kanban-board';
import { labelsPl } from '@szansa/ui/labels/pl';
import { UiProvider } from '@szansa/ui/provider';
import { TooltipProvider } from '@szansa/ui/tooltip';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

import './page.css';
import { afterPaint } from './after-paint.ts';
import { boardColumns, messages, tableColumns, tableRows, type Card } from './data.ts';
import { Grid } from './grid.tsx';
import { plainGrid } from './plain-grid.ts';

function Table() {
  const [selection, setSelection] = useState<Selection>(new Set<string>());
  const [settings, setSettings] = useState<Partial<ColumnSettings>>({});
  return (
    <DataTable
      label="Umowy"
      columns={tableColumns}
      rows={tableRows}
      rowKey={keyOf}
      rowLabel={nameOf}
      selection={selection}
      onSelectionChange={setSelection}
      columnSettings={settings}
      onColumnSettingsChange={setSettings}
      maxHeight="800px"
    />
  );
}

const keyOf = (row: { id: string }) => row.id;
const nameOf = (row: { name: string }) => row.name;

function Board() {
  const [columns, setColumns] = useState(boardColumns);
  return (
    <div style={{ height: 800 }}>
      <KanbanBoard<Card>
        columns={columns}
        cardKey={keyOf}
        cardLabel={nameOf}
        renderCard={(card) => (
          <div className="p-2">
            <p className="font-medium">{card.name}</p>
            <p className="text-small text-text-muted">{card.note}</p>
          </div>
        )}
        canDrop={() => true}
        onMove={(card, to) => {
          setColumns((before) =>
            before.map((column) => ({
              ...column,
              cards:
                column.id === to
                  ? [card, ...column.cards.filter(({ id }) => id !== card.id)]
                  : column.cards.filter(({ id }) => id !== card.id),
            })),
          );
        }}
      />
    </div>
  );
}

function Chat() {
  return (
    <div className="flex flex-col border border-border" style={{ height: 800, width: 640 }}>
      <MessageList messages={messages} today="2026-11-20" />
    </div>
  );
}

const parts: Readonly<Record<string, () => ReactNode>> = {
  table: Table,
  board: Board,
  chat: Chat,
  grid: Grid,
};

declare global {
  interface Window {
    /** Renders a single component; resolves with the milliseconds until it has been painted. */
    draw: (part: string) => Promise<number>;
  }
}

window.draw = async (part) => {
  const container = document.getElementById('root');
  const Part = parts[part];
  const started = performance.now();
  if (container && part === 'plainGrid') {
    plainGrid(container);
    return (await afterPaint('[data-index]')) - started;
  }
  if (!container || !Part) throw new Error(`no part ${part}`);
  createRoot(container).render(
    <UiProvider labels={labelsPl} timeZone="Europe/Warsaw">
      <TooltipProvider>
        <Part />
      </TooltipProvider>
    </UiProvider>,
  );
  return (await afterPaint('tbody tr[data-index], article')) - started;
};
