import type { LinkState } from "#contract/links/links.ts";
import type { Visit } from "#server/modules/links/fetching/page-visitor.ts";

export interface LinkHistory {
  url: string;
  state: LinkState;
  failureCount: number;
  failingSince: Date | null;
  missingSince: Date | null;
  opensSinceCheck: number;
}

export interface CheckedState {
  state: LinkState;
  failureCount: number;
  failingSince: Date | null;
  missingSince: Date | null;
  problem: string | null;
  nextInMinutes: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const HOUR_MS = 3_600_000;

/** A page is gone when two checks at least this far apart miss it. */
const MISSING_MS = HOUR_MS;
/** A shop is unreachable after this long and so many tries without a proper response. */
const FAILING_MS = 24 * HOUR_MS;
const FAILURES_MIN = 3;
const RETRY_MINUTES = [30, 3 * HOUR, 12 * HOUR];

/** A single failure changes nothing that shoppers see. */
export function checkedState(link: LinkHistory, visit: Visit, now: Date): CheckedState {
  const sound = {
    failureCount: 0,
    failingSince: null,
    missingSince: null,
    nextInMinutes: regularMinutes(link),
  };
  switch (visit.kind) {
    case "disallowed":
      return { ...sound, ...blocked(link), problem: visit.problem };
    case "response":
      if (isPage(visit.status)) {
        if (leadsToFrontPage(link.url, visit.finalUrl)) {
          return { ...sound, state: "gone", problem: "The page redirects to the shop's front page." };
        }
        return { ...sound, state: "ok", problem: visit.problem };
      }
      if (visit.status === 404 || visit.status === 410) return missing(link, visit.status, now);
      if ([401, 403, 429].includes(visit.status)) {
        return {
          ...sound,
          ...blocked(link),
          problem: `The shop lets no program read the page: status ${visit.status}.`,
        };
      }
      return failing(link, `The shop responded with status ${visit.status}.`, now);
    default:
      return failing(link, visit.problem, now);
  }
}

/** Whether a response with this status is the page of the link. */
export function isPage(status: number): boolean {
  return status >= 200 && status < 300;
}

function missing(link: LinkHistory, status: number, now: Date): CheckedState {
  const missingSince = link.missingSince ?? now;
  const isGone = now.getTime() - missingSince.getTime() >= MISSING_MS;
  return {
    state: isGone ? "gone" : link.state,
    failureCount: 0,
    failingSince: null,
    missingSince,
    problem: `The shop says that there is no such page: status ${status}.`,
    nextInMinutes: isGone ? DAY : HOUR + 1,
  };
}

/** A refusal does not say whether there is a page, so what misses have found stays. */
function blocked({ state, missingSince }: LinkHistory): Pick<CheckedState, "state" | "missingSince"> {
  return { state: state === "gone" ? "gone" : "blocked", missingSince };
}

function failing(link: LinkHistory, problem: string, now: Date): CheckedState {
  const failureCount = link.failureCount + 1;
  const failingSince = link.failingSince ?? now;
  const isUnreachable =
    failureCount >= FAILURES_MIN &&
    now.getTime() - failingSince.getTime() >= FAILING_MS &&
    link.state !== "gone";
  return {
    state: isUnreachable ? "unreachable" : link.state,
    failureCount,
    failingSince,
    missingSince: link.missingSince,
    problem,
    nextInMinutes: isUnreachable ? DAY : (RETRY_MINUTES[failureCount - 1] ?? 12 * HOUR),
  };
}

/** Once a day; up to four times for a link that people open. */
function regularMinutes({ opensSinceCheck }: LinkHistory): number {
  return DAY / Math.min(4, 1 + Math.floor(Math.log2(1 + opensSinceCheck)));
}

function leadsToFrontPage(from: string, to: string): boolean {
  const [first, last] = [new URL(from), new URL(to)];
  const isFrontPage = ({ pathname, search }: URL) => /^\/?(index\.\w+)?$/.test(pathname) && search === "";
  return isFrontPage(last) && !isFrontPage(first);
}
