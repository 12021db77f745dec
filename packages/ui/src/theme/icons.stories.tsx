import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Archive,
  ArchiveRestore,
  ArrowLeft,
  ArrowRightLeft,
  Bell,
  BellOff,
  Calendar,
  Check,
  ChevronDown,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  Eye,
  EyeOff,
  FileText,
  GripVertical,
  History,
  Inbox,
  Info,
  KanbanSquare,
  KeyRound,
  LayoutDashboard,
  List,
  Lock,
  LogOut,
  Mail,
  Paperclip,
  Pencil,
  Phone,
  Pin,
  Plus,
  Printer,
  RotateCcw,
  RotateCw,
  Search,
  SearchX,
  SendHorizontal,
  Settings,
  SlidersHorizontal,
  StickyNote,
  Tags,
  Trash2,
  TriangleAlert,
  Upload,
  UserPlus,
  UserRoundCog,
  Users,
  UserX,
  WifiOff,
  X,
  type LucideIcon,
} from 'lucide-react';
import { expect } from 'storybook/test';

const meta = { id: 'ui-foundations-icons', title: 'Foundations/Ikony' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Row = readonly [icon: LucideIcon, name: string, use: string];

const actions: readonly Row[] = [
  [Plus, 'Plus', 'dodaj, utwórz'],
  [UserPlus, 'UserPlus', 'dodaj osobę albo klienta'],
  [Pencil, 'Pencil', 'edytuj'],
  [Trash2, 'Trash2', 'usuń na stałe'],
  [Archive, 'Archive', 'archiwizuj'],
  [ArchiveRestore, 'ArchiveRestore', 'przywróć z archiwum'],
  [X, 'X', 'zamknij, wyczyść, zdejmij z listy'],
  [Check, 'Check', 'wybrane, zrobione'],
  [Copy, 'Copy', 'kopiuj'],
  [Search, 'Search', 'szukaj'],
  [SlidersHorizontal, 'SlidersHorizontal', 'kolumny i ustawienia widoku'],
  [Ellipsis, 'Ellipsis', 'więcej działań'],
  [Download, 'Download', 'pobierz'],
  [Upload, 'Upload', 'dodaj pliki'],
  [Paperclip, 'Paperclip', 'załącznik'],
  [Printer, 'Printer', 'drukuj'],
  [SendHorizontal, 'SendHorizontal', 'wyślij'],
  [RotateCw, 'RotateCw', 'spróbuj ponownie, obróć'],
  [RotateCcw, 'RotateCcw', 'przywróć domyślne, wyślij jeszcze raz'],
  [ArrowRightLeft, 'ArrowRightLeft', 'przenieś do innego etapu'],
  [GripVertical, 'GripVertical', 'uchwyt do przeciągania'],
  [Pin, 'Pin', 'przypnij'],
  [Eye, 'Eye', 'pokaż ukryte'],
  [EyeOff, 'EyeOff', 'ukryj'],
  [ExternalLink, 'ExternalLink', 'otwiera się poza produktem'],
  [ArrowLeft, 'ArrowLeft', 'wróć'],
  [ChevronDown, 'ChevronDown', 'rozwija listę'],
  [LogOut, 'LogOut', 'wyloguj się'],
];

const states: readonly Row[] = [
  [Info, 'Info', 'informacja'],
  [CircleCheck, 'CircleCheck', 'udało się'],
  [TriangleAlert, 'TriangleAlert', 'uwaga'],
  [CircleAlert, 'CircleAlert', 'błąd w polu albo we wczytywaniu'],
  [CircleX, 'CircleX', 'nie udało się'],
  [Lock, 'Lock', 'brak uprawnień'],
  [Inbox, 'Inbox', 'pusto'],
  [SearchX, 'SearchX', 'brak wyników'],
  [WifiOff, 'WifiOff', 'brak połączenia'],
];

const things: readonly Row[] = [
  [LayoutDashboard, 'LayoutDashboard', 'pulpit'],
  [Users, 'Users', 'klienci'],
  [KanbanSquare, 'KanbanSquare', 'szanse, tablica'],
  [List, 'List', 'lista'],
  [Settings, 'Settings', 'ustawienia'],
  [FileText, 'FileText', 'dokument, oferta'],
  [StickyNote, 'StickyNote', 'notatka'],
  [Tags, 'Tags', 'etykiety'],
  [History, 'History', 'historia'],
  [Clock, 'Clock', 'czas w etapie, godzina'],
  [Calendar, 'Calendar', 'data'],
  [Phone, 'Phone', 'telefon'],
  [Mail, 'Mail', 'e-mail'],
  [Bell, 'Bell', 'powiadomienia, obserwuj'],
  [BellOff, 'BellOff', 'przestań obserwować'],
  [UserRoundCog, 'UserRoundCog', 'zmień opiekuna'],
  [UserX, 'UserX', 'dezaktywuj osobę'],
  [KeyRound, 'KeyRound', 'weryfikacja dwuetapowa'],
];

function IconTable({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <ul
      aria-label={label}
      className="grid max-w-220 grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-x-6 gap-y-1"
    >
      {rows.map(([Icon, name, use]) => (
        <li key={name} className="flex min-h-9 items-center gap-3">
          <Icon size={16} aria-hidden className="shrink-0" />
          <span className="min-w-0">
            <span className="block">{use}</span>
            <span className="block text-small text-text-muted">{name}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export const Actions: Story = {
  render: () => <IconTable label="Działania" rows={actions} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(actions.length);
  },
};

export const States: Story = {
  render: () => <IconTable label="Stany" rows={states} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(states.length);
  },
};

export const Things: Story = {
  render: () => <IconTable label="Rzeczy" rows={things} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(things.length);
  },
};
