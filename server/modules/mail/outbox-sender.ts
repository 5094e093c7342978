import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/db/database.ts";
import type { DeliverMail } from "./message.ts";
import { type ClaimedMessage, claimDueMessage, markSent, postpone } from "./outbox-repository.ts";

export interface OutboxSenderOptions {
  database: Database;
  deliver: DeliverMail;
  log: FastifyBaseLogger;
}

/** Bounds the delay of messages that another process enqueued, and of retries. */
const POLL_EVERY_MS = 5_000;
/**
 * An attempt ends before its lease, so that no two processes send the same message; the lease of a killed
 * process expires.
 */
const ATTEMPT_MS = 60_000;
const LEASE_S = 120;
/** How long a stopping process waits for the message it is sending. */
const STOP_WITHIN_MS = 7_000;
const FIRST_RETRY_S = 60;
const LONGEST_RETRY_S = 60 * 60;
const ADDRESS = /[^\s<>@"'(),;:]+@[^\s<>@"'(),;:]+/g;

/**
 * Sends the messages of the outbox one at a time; several processes share the work. A failed message is
 * postponed; a sent one is marked before the next is claimed.
 */
export class OutboxSender {
  readonly #options: OutboxSenderOptions;
  readonly #aborted = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #pollAgain = false;
  #stopped = false;
  #databaseUnavailable = false;
  /** Sent, but not yet marked as sent in the database. */
  readonly #unmarked = new Set<string>();

  constructor(options: OutboxSenderOptions) {
    this.#options = options;
  }

  /** Polls until `stop`. */
  start(): void {
    this.#timer = setInterval(() => void this.wake(), POLL_EVERY_MS);
    this.#timer.unref();
    void this.wake();
  }

  /** Polls now; resolves when no message is due. Never rejects. */
  wake(): Promise<void> {
    this.#pollAgain = true;
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = undefined;
      if (this.#pollAgain && !this.#stopped) void this.wake();
    });
    return this.#running;
  }

  /** Sends no further message; resolves when the current one is sent or its time limit is over. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    const timer = setTimeout(() => this.#aborted.abort(), STOP_WITHIN_MS);
    await this.#running;
    clearTimeout(timer);
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#pollAgain && !this.#stopped) {
        this.#pollAgain = false;
        while (!this.#stopped && (await this.#sendNext()));
      }
      this.#databaseUnavailable = false;
    } catch (error) {
      // Logged once per outage, not at every poll.
      if (!this.#databaseUnavailable) {
        this.#options.log.warn({ err: error }, "Reading the outbox failed; emails wait until it succeeds");
      }
      this.#databaseUnavailable = true;
    }
  }

  /** Whether there was a message to try. */
  async #sendNext(): Promise<boolean> {
    const { database, deliver, log } = this.#options;
    await this.#markAll();
    const message = await claimDueMessage(database, LEASE_S);
    if (!message) return false;
    let destination: string;
    try {
      const signal = AbortSignal.any([this.#aborted.signal, AbortSignal.timeout(ATTEMPT_MS)]);
      destination = await deliver(message, signal);
    } catch (error) {
      await this.#postpone(message, error);
      return true;
    }
    log.info({ mail: message.id, attempts: message.attempts, destination }, "An email was delivered");
    this.#unmarked.add(message.id);
    await this.#markAll();
    return true;
  }

  async #markAll(): Promise<void> {
    for (const id of this.#unmarked) {
      await markSent(this.#options.database, id);
      this.#unmarked.delete(id);
    }
  }

  async #postpone(message: ClaimedMessage, error: unknown): Promise<void> {
    const { database, log } = this.#options;
    const delay = Math.round(backOffSeconds(message.attempts));
    const about = { mail: message.id, attempts: message.attempts, ...deliveryProblem(error) };
    if ((await postpone(database, message, delay)) === "given up") {
      log.error(about, "Sending an email failed for three days; it is given up");
    } else {
      log.warn({ ...about, nextAttemptInSeconds: delay }, "Sending an email failed; it will be retried");
    }
  }
}

/**
 * Seconds until the next attempt: one minute, doubled after each failure up to one hour, with a jitter of
 * ± 25 % so that messages that failed together are not retried together. `chance` is from 0 to 1.
 */
export function backOffSeconds(attempts: number, chance = Math.random()): number {
  const steady = Math.min(LONGEST_RETRY_S, FIRST_RETRY_S * 2 ** (attempts - 1));
  return steady * (0.75 + chance / 2);
}

/** Log fields of a failed attempt, without e-mail addresses. */
function deliveryProblem(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: String(error) };
  const { code, command, responseCode } = error as {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  return { reason: error.message.replaceAll(ADDRESS, "[address]"), code, command, responseCode };
}
