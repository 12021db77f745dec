import { useState } from 'react';

import { Button } from '../button/index.ts';
import { DateField } from '../date-field/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { useTimeZone } from '../provider/index.ts';
import { TimeField } from '../time-field/index.ts';
import {
  moveFormOf,
  timeOfForm,
  withStart,
  type CalendarEvent,
  type EventTime,
  type MoveForm,
} from './calendar-event.ts';
import { eventCalendarWords } from './words.ts';

interface MoveDialogProps {
  event: CalendarEvent;
  onMove: (time: EventTime) => void;
  onClose: () => void;
}

/** Moves an event without dragging: its day and hours as fields. */
export function MoveDialog({ event, onMove, onClose }: MoveDialogProps) {
  const labels = useLabels();
  const words = useWords(eventCalendarWords);
  const timeZone = useTimeZone();
  // the last times that made sense, so that a day being typed does not lose the event's length
  const [{ form, whole }, setForms] = useState(() => {
    const initial = moveFormOf(event, timeZone);
    return { form: initial, whole: initial };
  });
  const [tried, setTried] = useState(false);
  const allDay = event.allDay ?? false;
  const time = timeOfForm(form, event, timeZone);
  const error = tried && !time ? words.wrongOrder : undefined;
  const change = (next: MoveForm) => {
    setForms({ form: next, whole: timeOfForm(next, event, timeZone) ? next : whole });
  };
  const changeStart = (start: Partial<MoveForm>) => {
    const { startDate, startTime } = { ...form, ...start };
    const shifted = withStart(whole, { startDate, startTime }, event, timeZone);
    change(timeOfForm(shifted, event, timeZone) ? shifted : { ...form, ...start });
  };

  return (
    <Dialog
      open
      size="small"
      title={words.moveTitle(event.title)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button variant="primary" type="submit" form="move-event">
            {words.moveConfirm}
          </Button>
        </>
      }
    >
      <form
        id="move-event"
        className="grid grid-cols-2 gap-3"
        onSubmit={(submit) => {
          submit.preventDefault();
          setTried(true);
          if (time) onMove(time);
        }}
      >
        <DateField
          label={words.startDate}
          value={form.startDate}
          onValueChange={(date) => {
            changeStart({ startDate: date ?? '' });
          }}
        />
        {allDay ? null : (
          <TimeField
            label={words.from}
            value={form.startTime}
            onValueChange={(next) => {
              changeStart({ startTime: next });
            }}
          />
        )}
        <DateField
          label={words.endDate}
          value={form.endDate}
          error={error}
          onValueChange={(date) => {
            change({ ...form, endDate: date ?? '' });
          }}
        />
        {allDay ? null : (
          <TimeField
            label={words.to}
            value={form.endTime}
            onValueChange={(next) => {
              change({ ...form, endTime: next });
            }}
          />
        )}
      </form>
    </Dialog>
  );
}
