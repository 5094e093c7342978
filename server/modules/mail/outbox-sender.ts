import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#server/db/database.ts";
import { backOffSeconds } from "./back-off.ts";
import { deliveryProblem } from "./delivery-problem.ts";
import type { DeliverMail } from "./message.ts";
import { type ClaimedMessage, claimDueMessage, markSent, postpone } from "./outbox-repository.ts";

export interface OutboxSenderParts {
  database: Database;
  deliver: DeliverMail;
  log: FastifyBaseLogger;
}

/** How soon a message is noticed that another process wrote, or whose time has come. */
const LOOK_EVERY_MS = 5_000;
/** An attempt ends within its lease, so that nobody else tries at the same time; a process that dies leaves the rest to its end. */
const ATTEMPT_MS = 60_000;
const LEASE_S = 120;
/** A stopping process waits this long for the message under way. */
const STOP_WITHIN_MS = 7_000;

/**
 * Sends what is in the outbox, one message at a time; several processes share the work (D36). A message that fails is put off, one that
 * went out is marked before another is taken.
 */
export class OutboxSender {
  readonly #parts: OutboxSenderParts;
  readonly #aborted = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #underway: Promise<void> | undefined;
  #lookAgain = false;
  #stopped = false;
  #databaseAway = false;
  /** Sent, but the database could not be told yet. */
  readonly #unmarked = new Set<string>();

  constructor(parts: OutboxSenderParts) {
    this.#parts = parts;
  }

  /** Looks now and then, until `stop`. */
  start(): void {
    this.#timer = setInterval(() => void this.wake(), LOOK_EVERY_MS);
    this.#timer.unref();
    void this.wake();
  }

  /** Looks at once; resolves when nothing is due any more. Never rejects. */
  wake(): Promise<void> {
    this.#lookAgain = true;
    this.#underway ??= this.#sendAll().finally(() => {
      this.#underway = undefined;
      if (this.#lookAgain && !this.#stopped) void this.wake();
    });
    return this.#underway;
  }

  /** Begins no other message; resolves when the one under way is sent, or has been given a fair chance. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    const patience = setTimeout(() => this.#aborted.abort(), STOP_WITHIN_MS);
    await this.#underway;
    clearTimeout(patience);
  }

  async #sendAll(): Promise<void> {
    try {
      while (this.#lookAgain && !this.#stopped) {
        this.#lookAgain = false;
        while (!this.#stopped && (await this.#sendNext()));
      }
      this.#databaseAway = false;
    } catch (error) {
      // Once for each time that it is away: the next look is a few seconds off.
      if (!this.#databaseAway) {
        this.#parts.log.warn({ err: error }, "The outbox cannot be read; e-mails wait until it can");
      }
      this.#databaseAway = true;
    }
  }

  /** Whether there was a message to try. */
  async #sendNext(): Promise<boolean> {
    const { database, deliver, log } = this.#parts;
    await this.#markAll();
    const message = await claimDueMessage(database, LEASE_S);
    if (!message) return false;
    let where: string;
    try {
      const signal = AbortSignal.any([this.#aborted.signal, AbortSignal.timeout(ATTEMPT_MS)]);
      where = await deliver(message, signal);
    } catch (error) {
      await this.#putOff(message, error);
      return true;
    }
    log.info({ mail: message.id, attempts: message.attempts, where }, "An e-mail was handed over");
    this.#unmarked.add(message.id);
    await this.#markAll();
    return true;
  }

  async #markAll(): Promise<void> {
    for (const id of this.#unmarked) {
      await markSent(this.#parts.database, id);
      this.#unmarked.delete(id);
    }
  }

  async #putOff(message: ClaimedMessage, error: unknown): Promise<void> {
    const { database, log } = this.#parts;
    const delay = Math.round(backOffSeconds(message.attempts));
    const about = { mail: message.id, attempts: message.attempts, ...deliveryProblem(error) };
    if ((await postpone(database, message, delay)) === "given up") {
      log.error(about, "An e-mail could not be sent for three days and is given up");
    } else {
      log.warn({ ...about, nextTryInSeconds: delay }, "An e-mail could not be sent yet");
    }
  }
}
