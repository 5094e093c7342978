import Clock from "lucide-react/icons/clock";
import { timeLeft } from "#app/dashboard/requests/time-left.ts";
import { classNames } from "#app/ui/class-names.ts";

/** The time until a request is due, in red once it is overdue. */
export function TimeLeftText({ dueAt, now }: { dueAt: string; now: number }) {
  const { text, isOverdue } = timeLeft(dueAt, now);
  return (
    <p
      className={classNames(
        "flex items-center gap-2 font-medium text-small tabular-nums sm:whitespace-nowrap",
        isOverdue && "text-danger",
      )}
    >
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      <span>{text}</span>
    </p>
  );
}
