import type { ActivityType } from '@szansa/domain/activity';
import { CarFront, Mail, Phone, SquareCheck, Users, type LucideIcon } from 'lucide-react';

const icons: Readonly<Record<ActivityType, LucideIcon>> = {
  call: Phone,
  meeting: Users,
  email: Mail,
  task: SquareCheck,
  delivery: CarFront,
};

/** The icon of a kind of activity; its name is shown next to it. */
export function ActivityIcon({ type }: { type: ActivityType }) {
  const Icon = icons[type];
  return <Icon size={16} aria-hidden className="shrink-0" />;
}
