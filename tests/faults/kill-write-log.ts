import { expect, vi } from "vitest";
import { REPLAYED_HEADER } from "#server/http/idempotency/idempotency-key.ts";
import { SENDER_KINDS, type Write, type WriteKind } from "./kill-writes.ts";

/**
 * How many of a round's last acknowledged calls are repeated, and one in how many of those
 * without a response.
 */
const LAST_ANSWERS = 20;
const ONE_IN = 4;

/** Records which writes were acknowledged, and which have an unknown outcome. */
export class WriteLog {
  readonly acknowledged: Write[] = [];
  unknown: Write[] = [];
  /** How many of the repeated writes with an unknown outcome had taken effect the first time. */
  hadEffect = 0;
  repeated = 0;
  #roundBegan = 0;
  #unknownBefore = 0;

  /**
   * Runs all senders against a server, each in a loop, and calls `end` as soon as `responses` writes are
   * acknowledged. Resolves when every call has ended.
   */
  async round(
    url: string,
    next: (kind: WriteKind) => Promise<Write>,
    responses: number,
    end: () => Promise<void>,
  ) {
    this.#roundBegan = this.acknowledged.length;
    this.#unknownBefore = this.unknown.length;
    let ending: Promise<void> | undefined;
    const sender = async (kind: WriteKind) => {
      while (!ending) {
        const write = await next(kind);
        if (ending) return;
        const status = await statusOf(write, url);
        if (status === undefined || status === 503) {
          this.unknown.push(write);
          continue;
        }
        expect([200, 201], `${write.kind} ${write.mark}`).toContain(status);
        this.acknowledged.push(write);
        if (this.acknowledged.length - this.#roundBegan === responses) ending = end();
      }
    };
    await Promise.all(SENDER_KINDS.map(sender));
    await ending;
  }

  /**
   * Asserts that the next server replays the last acknowledged writes, and repeats some of the unknown ones
   * until they succeed.
   */
  async repeatTo(url: string): Promise<void> {
    const latest = this.acknowledged.slice(this.#roundBegan).slice(-LAST_ANSWERS);
    const replays = await Promise.all(latest.map((write) => sendUntilAccepted(write, url)));
    const notKnown = replays.flatMap((response, index) =>
      response.headers.get(REPLAYED_HEADER) === "true" ? [] : `${latest[index]?.kind}: ${response.status}`,
    );
    expect(notKnown).toEqual([]);
    const unanswered = this.unknown.slice(this.#unknownBefore);
    const again = unanswered.filter((_, index) => index % ONE_IN === 0);
    const responses = await Promise.all(again.map((write) => sendUntilAccepted(write, url)));
    expect(responses.filter((response) => !response.ok).map(({ status }) => status)).toEqual([]);
    this.repeated += again.length;
    this.hadEffect += responses.filter((response) => response.headers.get(REPLAYED_HEADER) === "true").length;
    this.acknowledged.push(...again);
    this.unknown = this.unknown.filter((write) => !again.includes(write));
    this.#roundBegan = this.acknowledged.length;
    await Promise.all([...replays, ...responses].map((response) => response.arrayBuffer()));
  }
}

/** Sends a write until it is not rejected by load shedding. */
function sendUntilAccepted(write: Write, url: string): Promise<Response> {
  const send = async () => {
    const response = await write.send(url);
    if (response.status === 503) throw new Error(`${write.kind} ${write.mark} was rejected with 503`);
    return response;
  };
  return vi.waitFor(send, { timeout: 10_000, interval: 100 });
}

/** The status, even if the body is incomplete; undefined without a response. */
async function statusOf(write: Write, url: string): Promise<number | undefined> {
  const response = await write.send(url).catch(() => undefined);
  await response?.arrayBuffer().catch(() => {});
  return response?.status;
}
