/** Advice on the strength of a password while it is typed. A weak password is accepted. */

const POINTS_PER_CRITERION = 25;
const CRITERIA: readonly ((password: string) => boolean)[] = [
  (password) => password.length >= 8,
  (password) => /[a-z]/.test(password),
  (password) => /[A-Z]/.test(password),
  (password) => /\d/.test(password),
];
const MEDIUM_FROM = 50;
const STRONG_FROM = 75;

export interface PasswordStrength {
  /** 0 to 100. */
  score: number;
  label: "Weak" | "Medium" | "Strong";
}

export function passwordStrength(password: string): PasswordStrength {
  const score = CRITERIA.filter((isMet) => isMet(password)).length * POINTS_PER_CRITERION;
  return { score, label: score >= STRONG_FROM ? "Strong" : score >= MEDIUM_FROM ? "Medium" : "Weak" };
}
