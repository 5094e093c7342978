import { classNames } from "#app/ui/class-names.ts";
import { passwordStrength } from "#contract/password-strength.ts";

const COLOURS = { Weak: "bg-danger", Medium: "bg-gold", Strong: "bg-emerald" };

/** The strength of a password: advice only, it never blocks signing up. */
export function StrengthBar({ password }: { password: string }) {
  const { score, label } = passwordStrength(password);
  return (
    <div className="-mt-3 grid gap-2">
      <meter
        aria-label="Password strength"
        min={0}
        max={100}
        value={score}
        aria-valuetext={label}
        className="sr-only"
      />
      <div aria-hidden="true" className="h-1 bg-line">
        <div
          className={classNames("h-full transition-all duration-calm ease-quiet", COLOURS[label])}
          style={{ width: `${score}%` }}
        />
      </div>
      <p className="flex justify-between gap-4 text-caption text-ink-soft">
        <span>8 characters or more, with a capital, a small letter and a digit</span>
        <span aria-live="polite" className="shrink-0 font-semibold text-ink">
          {password && label}
        </span>
      </p>
    </div>
  );
}
