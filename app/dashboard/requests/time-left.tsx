import { Clock } from "lucide";
import { useEffect, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

interface TimeLeft {
  text: string;
  isOverdue: boolean;
}

/** "5 h 12 min left", "overdue by 2 h". */
export function timeLeft(dueAt: string, now: number): TimeLeft {
  const left = Date.parse(dueAt) - now;
  if (left >= MINUTE_MS) return { text: `${hoursAndMinutes(minutesOf(left))} left`, isOverdue: false };
  if (left > 0) return { text: "less than 1 min left", isOverdue: false };
  return { text: `overdue by ${roughly(minutesOf(-left))}`, isOverdue: true };
}

function minutesOf(duration: number): number {
  return Math.floor(duration / MINUTE_MS);
}

function hoursAndMinutes(minutes: number): string {
  const hours = Math.floor(minutes / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}

/** Rounded to the largest useful unit: no minutes beside days. */
function roughly(minutes: number): string {
  if (minutes < 1) return "less than 1 min";
  if (minutes < HOUR_MINUTES) return `${minutes} min`;
  if (minutes < 2 * DAY_MINUTES) return `${Math.floor(minutes / HOUR_MINUTES)} h`;
  return `${Math.floor(minutes / DAY_MINUTES)} days`;
}

export function TimeLeftText({ dueAt, now }: { dueAt: string; now: number }) {
  const { text, isOverdue } = timeLeft(dueAt, now);
  return (
    <p
      className={classNames(
        "flex items-center gap-2 font-medium text-small tabular-nums sm:whitespace-nowrap",
        isOverdue && "text-danger",
      )}
    >
      <Icon of={Clock} size="small" weight="bold" className="shrink-0" />
      <span>{text}</span>
    </p>
  );
}

/** The current time in milliseconds, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
