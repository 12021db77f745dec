import '@fullcalendar/react/skeleton.css';

import FullCalendar, { type CalendarOptions, type CalendarRef, type EventApi } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import english from '@fullcalendar/react/locales/en-gb';
import polish from '@fullcalendar/react/locales/pl';
import timeGrid from '@fullcalendar/react/timegrid';
import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

import { classes } from '../classes/index.ts';
import { currentTime, wallClock } from '../clock/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { useTimeZone } from '../provider/index.ts';
import { draggedTime, type CalendarEvent, type CalendarView, type EventTime } from './calendar-event.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { EventContent } from './event-content.tsx';
import type { EventCalendarProps } from './event-calendar-props.ts';
import { calendarLooks, toneClasses } from './event-looks.ts';
import { EventMenu } from './event-menu.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { eventCalendarWords } from './words.ts';

const VIEW_NAMES: Readonly<Record<CalendarView, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  agenda: 'agenda',
};
const VIEWS: readonly CalendarView[] = ['month', 'week', 'day', 'agenda'];
const PLUGINS = [dayGrid, timeGrid, list, interaction];
const LOCALES = [polish, english];
const CLOCK = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** The calendar itself, loaded when first shown. */
export function CalendarGrid(props: EventCalendarProps) {
  const {
    ref,
    events,
    label,
    initialDate,
    now,
    height = 680,
    onOpen,
    onCreate,
    onMove,
    onRangeChange,
  } = props;
  const { locale, close } = useLabels();
  const words = useWords(eventCalendarWords);
  const timeZone = useTimeZone();
  const calendar = useRef<CalendarRef>(null);
  const [view, setView] = useState<CalendarView>(
    () => props.initialView ?? (matchMedia('(max-width: 639px)').matches ? 'agenda' : 'month'),
  );
  const [title, setTitle] = useState('');
  const [menu, setMenu] = useState<{ event: CalendarEvent; element: HTMLElement }>();
  const [moving, setMoving] = useState<CalendarEvent>();

  const api = () => calendar.current?.getApi();
  const find = (id: string) => events.find((event) => event.id === id);
  const canMove = (event: CalendarEvent) => onMove !== undefined && !event.fixed;
  const eventAt = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-event-id]') : null;
    const event = element ? find(element.dataset['eventId'] ?? '') : undefined;
    return element && event ? { event, element } : undefined;
  };
  const handleKeyDown = (press: KeyboardEvent) => {
    const at = eventAt(press.target);
    if (!at || press.key.toLowerCase() !== 'm' || press.ctrlKey || press.metaKey || press.altKey) return;
    if (canMove(at.event)) setMoving(at.event);
  };
  const handleMenu = (click: MouseEvent) => {
    const at = eventAt(click.target);
    if (!at) return;
    click.preventDefault();
    setMenu(at);
  };

  const options: CalendarOptions = {
    ...calendarLooks,
    plugins: PLUGINS,
    locales: LOCALES,
    locale: locale.startsWith('pl') ? 'pl' : 'en-gb',
    timeZone,
    firstDay: 1,
    headerToolbar: false,
    initialView: VIEW_NAMES[view],
    height,
    fixedWeekCount: false,
    nowIndicator: true,
    nowIndicatorSnap: false,
    scrollTime: '07:30:00',
    slotDuration: '00:30:00',
    slotHeaderFormat: CLOCK,
    eventTimeFormat: CLOCK,
    eventDisplay: 'block',
    dayMaxEvents: true,
    eventInteractive: true,
    allDayText: words.allDay,
    timedText: words.hours,
    eventsHint: words.events,
    closeHint: close,
    moreLinkText: words.more,
    moreLinkHint: words.moreHint,
    noEventsContent: words.empty,
    popoverCloseContent: <X size={16} aria-hidden />,
    // only days of the month view have a full accessible name; elsewhere "Add" and selecting hours do the same
    views: {
      // what comes, from the day in view on, and not what the month has behind it
      agenda: { type: 'list', duration: { days: 30 } },
      dayGrid: { navLinks: onCreate !== undefined, displayEventEnd: false },
      timeGrid: { displayEventEnd: false },
    },
    navLinkHint: words.addOn,
    events: events.map((event) => ({
      id: event.id,
      title: event.title,
      start: event.start,
      ...(event.end === undefined ? {} : { end: event.end }),
      allDay: event.allDay ?? false,
      editable: canMove(event),
    })),
    selectable: onCreate !== undefined,
    ...(initialDate === undefined ? {} : { initialDate }),
    now: now ?? currentTime,
    eventClass: (info) =>
      info.view.type === VIEW_NAMES.agenda ? '' : toneClasses[find(info.event.id)?.tone ?? 'blue'],
    eventDidMount: (info) => {
      info.el.dataset['eventId'] = info.event.id;
    },
    eventContent: contentOf(find, words.done),
    eventClick: (info) => {
      const event = find(info.event.id);
      if (event) onOpen?.(event);
    },
    eventDrop: (info) => {
      const event = find(info.event.id);
      if (event) onMove?.(event, draggedTime(event, timeOfApi(info.event)));
    },
    eventResize: (info) => {
      const event = find(info.event.id);
      if (event) onMove?.(event, timeOfApi(info.event));
    },
    datesSet: (info) => {
      setTitle(info.view.title);
      onRangeChange?.({ start: info.startStr, end: info.endStr });
    },
    select: (info) => {
      onCreate?.({ start: info.startStr, end: info.endStr, allDay: info.allDay });
      api()?.unselect();
    },
    navLinkDayClick: (date) => {
      onCreate?.(wholeDay(date, timeZone));
    },
  };

  return (
    <div
      ref={ref}
      data-slot="event-calendar"
      role="region"
      aria-label={label ?? words.calendar}
      className={classes('flex min-w-0 flex-col gap-3', props.className)}
    >
      <CalendarToolbar
        title={title}
        view={view}
        views={VIEWS}
        onViewChange={(next) => {
          setView(next);
          api()?.changeView(VIEW_NAMES[next]);
          props.onViewChange?.(next);
        }}
        onStep={(step) => {
          if (step === 'previous') api()?.prev();
          else if (step === 'next') api()?.next();
          else api()?.today();
        }}
        onAdd={
          onCreate
            ? () => {
                onCreate(wholeDay(api()?.getDate() ?? currentTime(), timeZone));
              }
            : undefined
        }
      />
      <p className="sr-only">{words.keys}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and the second button act on the events inside, which are focusable themselves */}
      <div onKeyDown={handleKeyDown} onContextMenu={handleMenu}>
        <FullCalendar ref={calendar} {...options} />
      </div>
      {menu ? (
        <EventMenu
          event={menu.event}
          anchor={{ current: menu.element }}
          onOpen={
            onOpen
              ? () => {
                  setMenu(undefined);
                  onOpen(menu.event);
                }
              : undefined
          }
          onMove={
            canMove(menu.event)
              ? () => {
                  setMenu(undefined);
                  setMoving(menu.event);
                }
              : undefined
          }
          onClose={() => {
            setMenu(undefined);
          }}
        />
      ) : null}
      {moving ? (
        <MoveDialog
          event={moving}
          onMove={(time) => {
            onMove?.(moving, time);
            setMoving(undefined);
          }}
          onClose={() => {
            setMoving(undefined);
          }}
        />
      ) : null}
    </div>
  );
}

function contentOf(find: (id: string) => CalendarEvent | undefined, doneWord: string) {
  return (info: { event: EventApi; timeText: string; view: { type: string } }) => {
    const event = find(info.event.id);
    const agenda = info.view.type === VIEW_NAMES.agenda;
    return (
      <EventContent
        title={info.event.title}
        time={info.event.allDay && !agenda ? '' : info.timeText}
        done={event?.done ?? false}
        doneWord={doneWord}
        pending={event?.pending}
        agenda={agenda}
        dotClass={toneClasses[event?.tone ?? 'blue']}
      />
    );
  };
}

function timeOfApi(event: EventApi): EventTime {
  return event.allDay
    ? { start: event.startStr.slice(0, 10), end: event.endStr.slice(0, 10) || undefined, allDay: true }
    : { start: event.startStr, end: event.endStr || undefined, allDay: false };
}

function wholeDay(date: Date, timeZone: string): EventTime {
  const day = (moment: Date) => wallClock(moment, timeZone).date;
  return { start: day(date), end: day(new Date(date.getTime() + 36 * 3_600_000)), allDay: true };
}
