import * as messages from "#app/features/account/messages.ts";
import { classNames } from "#app/ui/class-names.ts";

type Strength = keyof typeof messages.strengths;

const COLOURS: Record<Strength, string> = { weak: "bg-danger", medium: "bg-gold", strong: "bg-emerald" };
const POINTS_PER_CRITERION = 25;
const CRITERIA: readonly ((password: string) => boolean)[] = [
  (password) => password.length >= 8,
  (password) => /[a-z]/.test(password),
  (password) => /[A-Z]/.test(password),
  (password) => /\d/.test(password),
];
const MEDIUM_FROM = 50;
const STRONG_FROM = 75;

/** The strength of a password: advice only, it never blocks signing up. */
export function StrengthBar({ password }: { password: string }) {
  const { score, strength } = passwordStrength(password);
  const label = messages.strengths[strength];
  return (
    <div className="-mt-3 grid gap-2">
      <meter
        aria-label={messages.passwordStrength}
        min={0}
        max={100}
        value={score}
        aria-valuetext={label}
        className="sr-only"
      />
      <div aria-hidden="true" className="h-1 bg-line">
        <div
          className={classNames("h-full transition-all duration-calm ease-quiet", COLOURS[strength])}
          style={{ width: `${score}%` }}
        />
      </div>
      <p className="flex justify-between gap-4 text-caption text-ink-soft">
        <span>{messages.passwordAdvice}</span>
        <span aria-live="polite" className="shrink-0 font-semibold text-ink">
          {password && label}
        </span>
      </p>
    </div>
  );
}

/** With a score from 0 to 100. */
function passwordStrength(password: string): { score: number; strength: Strength } {
  const score = CRITERIA.filter((isMet) => isMet(password)).length * POINTS_PER_CRITERION;
  return { score, strength: score >= STRONG_FROM ? "strong" : score >= MEDIUM_FROM ? "medium" : "weak" };
}
