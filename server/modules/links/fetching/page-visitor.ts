import type { Readable } from "node:stream";
import { IMAGE_MAX_BYTES, ITEM_LINK_MAX_LENGTH } from "#contract/limits.ts";
import { IMAGE_MESSAGES, IMAGE_UPLOAD_TYPES } from "#contract/outfit/image.ts";
import type { Reading } from "#server/readers/pages/read-product.ts";
import { ReadingEnded } from "#server/readers/reader-thread.ts";
import { readPageInThread } from "#server/readers/readers.ts";
import { HostPace } from "./host-pace.ts";
import { createPublicClient, NotPublicError } from "./public-client.ts";
import { ACCEPT_ENCODING, readBody } from "./read-body.ts";
import { hostAndPort, redirectHosts, refusalOf } from "./requestable-url.ts";
import { RobotsRules } from "./robots.ts";

/** `problem` is a sentence for administrators. */
export type Visit =
  | {
      kind: "response";
      status: number;
      finalUrl: string;
      reading: Reading | undefined;
      problem: string | null;
    }
  | { kind: "disallowed"; problem: string }
  /** The address, or one that it redirects to, is not public; a reserved name may be allowed later. */
  | { kind: "refused"; isReserved: boolean; problem: string }
  | { kind: "failed"; isTooSlow: boolean; problem: string };

/** `problem` as above; `reason` where a program can say what to do. */
type FetchedPicture = { bytes: Buffer } | { problem: string; reason?: "blocked" | "tooLarge" | undefined };

/** Statuses by which shops refuse programs. */
export const BLOCKING_STATUSES: readonly number[] = [401, 403, 429];

export interface VisitorOptions {
  userAgent: string;
  /** `host:port` of hosts that may be requested although they are private or reserved. */
  allowedHosts: readonly string[];
  hostIntervalMs?: number;
}

const HOST_INTERVAL_MS = 1_000;
/** Time limit for all requests of a visit together, without the waits between them. */
const VISIT_MS = 10_000;
const PAGE_TYPES = "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1";
const PICTURE_TYPES = `${IMAGE_UPLOAD_TYPES.toReversed().join(",")},image/*;q=0.1`;
const PAGE_MAX_BYTES = 2 * 1024 * 1024;
/** RFC 9309 asks for 500 KiB at least. */
const ROBOTS_MAX_BYTES = 512 * 1024;
const REDIRECTS_MAX = 5;

class VisitError extends Error {
  readonly visit: Visit;
  constructor(visit: Visit) {
    super("problem" in visit && visit.problem ? visit.problem : "");
    this.visit = visit;
  }
}

interface Response {
  url: URL;
  status: number;
  contentType: string;
  coding: string;
  body: Readable;
}

interface Budget {
  leftMs: number;
  signal: AbortSignal;
  /** The types of content that are asked for. */
  accept: string;
}

/** Requests pages of other shops, at a bounded rate and size, and on the public internet only. */
export class PageVisitor {
  readonly #userAgent: string;
  readonly #allowedHosts: ReadonlySet<string>;
  readonly #pace: HostPace;
  readonly #robots: RobotsRules;

  constructor({ userAgent, allowedHosts, hostIntervalMs = HOST_INTERVAL_MS }: VisitorOptions) {
    this.#userAgent = userAgent;
    this.#allowedHosts = new Set(allowedHosts);
    this.#pace = new HostPace(hostIntervalMs);
    this.#robots = new RobotsRules(userAgent, (url, signal) => this.#readRobots(url, signal));
  }

  refusalOf(url: string) {
    return refusalOf(new URL(url), this.#allowedHosts);
  }

  /** Rejects only when `signal` aborts. */
  async visit(address: string, signal: AbortSignal): Promise<Visit> {
    const budget: Budget = { leftMs: VISIT_MS, signal, accept: PAGE_TYPES };
    try {
      const response = await this.#follow(new URL(address), budget, true);
      return await this.#read(response, budget);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof VisitError) return error.visit;
      return asFailure(error);
    }
  }

  /** Fetches the bytes of a picture, or says why not. Rejects only when `signal` aborts. */
  async fetchPicture(address: string, signal: AbortSignal): Promise<FetchedPicture> {
    const budget: Budget = { leftMs: VISIT_MS, signal, accept: PICTURE_TYPES };
    try {
      const { status, coding, body } = await this.#follow(new URL(address), budget, true);
      if (status < 200 || status > 299) {
        body.on("error", () => {}).destroy();
        const reason = BLOCKING_STATUSES.includes(status) ? "blocked" : undefined;
        return { problem: `The site returned no picture, but status ${status}.`, reason };
      }
      const { bytes, hasMore } = await readWithin(budget, { coding, body }, IMAGE_MAX_BYTES + 1);
      return hasMore ? { problem: IMAGE_MESSAGES.bytes, reason: "tooLarge" } : { bytes };
    } catch (error) {
      signal.throwIfAborted();
      const { kind, problem } = error instanceof VisitError ? error.visit : asFailure(error);
      const reason = kind === "disallowed" ? "blocked" : undefined;
      return { problem: problem ?? "The picture could not be fetched.", reason };
    }
  }

  async #follow(first: URL, budget: Budget, obeyRobots: boolean): Promise<Response> {
    const allowedHosts = redirectHosts(first, this.#allowedHosts);
    let url = first;
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects++) {
      const refusal = refusalOf(url, allowedHosts, this.#allowedHosts);
      if (refusal) throw new VisitError({ kind: "refused", ...refusal });
      if (
        obeyRobots &&
        !(await this.#robots
          .allows(url, budget.signal)
          .catch(orFailed("The shop's robots.txt is too complex to be read.")))
      ) {
        throw new VisitError({
          kind: "disallowed",
          problem: "The shop's robots.txt forbids programs to read the page.",
        });
      }
      const { response, location } = await this.#request(url, budget, allowedHosts);
      if (location === undefined) return response;
      response.body.on("error", () => {}).destroy();
      if (!URL.canParse(location, url)) throw failed("The page redirects to an address that is none.");
      url = new URL(location, url);
      url.hash = "";
      if (url.href.length > ITEM_LINK_MAX_LENGTH)
        throw failed("The page redirects to an address that is too long.");
    }
    throw failed("The page redirects too often.");
  }

  async #request(
    url: URL,
    budget: Budget,
    allowedHosts: ReadonlySet<string>,
  ): Promise<{ response: Response; location: string | undefined }> {
    await this.#pace.wait(hostAndPort(url), budget.signal);
    const client = createPublicClient(url.origin, (host, port) => allowedHosts.has(`${host}:${port}`));
    const { statusCode, headers, body } = await timed(budget, (signal) =>
      client.request({
        method: "GET",
        path: url.pathname + url.search,
        signal,
        headers: {
          "user-agent": this.#userAgent,
          accept: budget.accept,
          "accept-encoding": ACCEPT_ENCODING,
          "accept-language": "en-IN,en;q=0.8",
        },
      }),
    ).catch(async (error: unknown) => {
      await client.destroy();
      throw error;
    });
    body.once("close", () => void client.destroy());
    const header = (name: string) => String(headers[name] ?? "");
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && header("location") !== "";
    return {
      response: {
        url,
        status: statusCode,
        contentType: header("content-type"),
        coding: header("content-encoding"),
        body,
      },
      location: isRedirect ? header("location") : undefined,
    };
  }

  async #read({ url, status, contentType, coding, body }: Response, budget: Budget): Promise<Visit> {
    const isPage =
      status >= 200 && status < 300 && /^(text\/html|application\/xhtml\+xml|$)/i.test(contentType.trim());
    if (!isPage) {
      body.on("error", () => {}).destroy();
      return { kind: "response", status, finalUrl: url.href, reading: undefined, problem: null };
    }
    const { bytes, hasMore } = await readWithin(budget, { coding, body }, PAGE_MAX_BYTES);
    const job = { url: url.href, contentType, bytes };
    const reading = await readPageInThread(job).catch(orFailed("The page is too complex to be read."));
    const problem = hasMore ? "The page is longer than 2 MB; only its beginning was read." : null;
    return { kind: "response", status, finalUrl: url.href, reading, problem };
  }

  /** RFC 9309: a file that is refused counts as missing, and a server error as unknown. */
  async #readRobots(url: URL, signal: AbortSignal) {
    const budget: Budget = { leftMs: VISIT_MS, signal, accept: PAGE_TYPES };
    const { status, coding, body } = await this.#follow(url, budget, false);
    if (status < 200 || status > 299) {
      body.on("error", () => {}).destroy();
      if (status >= 500) throw failed(`The shop's robots.txt could not be read: status ${status}.`);
      return "missing" as const;
    }
    const { bytes } = await readWithin(budget, { coding, body }, ROBOTS_MAX_BYTES);
    return { text: bytes.toString("utf8") };
  }
}

/** Reads a body up to `bytesMax`; `hasMore` tells whether that many were reached. */
async function readWithin(
  budget: Budget,
  { coding, body }: Pick<Response, "coding" | "body">,
  bytesMax: number,
): Promise<{ bytes: Buffer<ArrayBuffer>; hasMore: boolean }> {
  const parts: Buffer[] = [];
  const hasMore = await timed(budget, (signal) => {
    signal.addEventListener("abort", () => body.destroy(signal.reason), { once: true });
    return readBody(body, coding, bytesMax, (chunk) => void parts.push(chunk));
  });
  return { bytes: joined(parts), hasMore };
}

async function timed<T>(budget: Budget, step: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const started = performance.now();
  // AbortSignal.any keeps its listeners until the timeout is over, so it is not used here.
  const ending = new AbortController();
  const stop = () => ending.abort(budget.signal.reason);
  const timer = setTimeout(
    () => ending.abort(new DOMException("", "TimeoutError")),
    Math.max(1, budget.leftMs),
  );
  budget.signal.addEventListener("abort", stop, { once: true });
  try {
    budget.signal.throwIfAborted();
    return await step(ending.signal);
  } finally {
    clearTimeout(timer);
    budget.signal.removeEventListener("abort", stop);
    budget.leftMs -= performance.now() - started;
  }
}

/**
 * Memory from Buffer.concat may be shared with other buffers, so it cannot be transferred to another thread.
 */
function joined(parts: readonly Buffer[]): Buffer<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return Buffer.from(bytes.buffer);
}

/** Turns the end of a reading that a hostile shop made too long or too large into a failed visit. */
function orFailed(problem: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof ReadingEnded ? failed(problem) : error;
  };
}

function failed(problem: string): VisitError {
  return new VisitError({ kind: "failed", isTooSlow: false, problem });
}

const PROBLEMS: Record<string, string> = {
  ENOTFOUND: "There is no shop of this name.",
  ECONNREFUSED: "The shop refused the connection.",
  ECONNRESET: "The shop broke off the connection.",
  UND_ERR_SOCKET: "The shop broke off the connection.",
  UND_ERR_CONNECT_TIMEOUT: "The shop could not be reached.",
  UND_ERR_HEADERS_OVERFLOW: "The shop's response has too large headers.",
};

function asFailure(error: unknown): Visit {
  // The name of the error with which `timed` aborts a step.
  if ((error as Error).name === "TimeoutError") {
    return { kind: "failed", isTooSlow: true, problem: "The shop took longer than ten seconds." };
  }
  const causes = [error, (error as Error).cause];
  if (causes.some((cause) => cause instanceof NotPublicError)) {
    return { kind: "refused", isReserved: false, problem: "The address is not public." };
  }
  const code = String((error as NodeJS.ErrnoException).code ?? "");
  const problem = PROBLEMS[code] ?? "The shop's response could not be understood.";
  return { kind: "failed", isTooSlow: code === "UND_ERR_CONNECT_TIMEOUT", problem };
}
