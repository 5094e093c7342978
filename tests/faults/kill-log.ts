import { expect, vi } from "vitest";
import { REPLAYED_HEADER } from "#server/idempotency/idempotency-key.ts";
import { SENDER_KINDS, type Write, type WriteKind } from "./kill-writes.ts";

/** How many of a round's last answers are asked for again, and one in how many of its calls that got none. */
const LAST_ANSWERS = 20;
const ONE_IN = 4;

/** Which calls were answered, and which may or may not have had their effect. */
export class WriteLog {
  readonly acknowledged: Write[] = [];
  unknown: Write[] = [];
  /** Of the unknown ones that were sent again: how many had had their effect the first time. */
  hadEffect = 0;
  repeated = 0;
  #roundBegan = 0;
  #unknownBefore = 0;

  /**
   * Has all senders write to a server, each again as soon as it is answered, and calls `end` in the very moment in which so many answers
   * have come. Resolves when every call has come to its end.
   */
  async round(
    url: string,
    next: (kind: WriteKind) => Promise<Write>,
    answers: number,
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
        if (this.acknowledged.length - this.#roundBegan === answers) ending = end();
      }
    };
    await Promise.all(SENDER_KINDS.map(sender));
    await ending;
  }

  /** What was answered last is known to the server that comes after; some of what was not answered is sent again, until it is. */
  async repeatTo(url: string): Promise<void> {
    const answered = this.acknowledged.slice(this.#roundBegan).filter(hasKey).slice(-LAST_ANSWERS);
    const replays = await Promise.all(answered.map((write) => untilTaken(write, url)));
    const notKnown = replays.flatMap((answer, index) =>
      answer.headers.get(REPLAYED_HEADER) === "true" ? [] : `${answered[index]?.kind}: ${answer.status}`,
    );
    expect(notKnown).toEqual([]);
    const unanswered = this.unknown.slice(this.#unknownBefore).filter(hasKey);
    const again = unanswered.filter((_, index) => index % ONE_IN === 0);
    const answers = await Promise.all(again.map((write) => untilTaken(write, url)));
    expect(answers.filter((answer) => !answer.ok).map(({ status }) => status)).toEqual([]);
    this.repeated += again.length;
    this.hadEffect += answers.filter((answer) => answer.headers.get(REPLAYED_HEADER) === "true").length;
    this.acknowledged.push(...again);
    this.unknown = this.unknown.filter((write) => !again.includes(write));
    this.#roundBegan = this.acknowledged.length;
    await Promise.all([...replays, ...answers].map((answer) => answer.arrayBuffer()));
  }
}

/** The answer to whoever asks again when a busy machine turns them away. */
function untilTaken(write: Write, url: string): Promise<Response> {
  const send = async () => {
    const answer = await write.send(url);
    if (answer.status === 503) throw new Error(`${write.kind} ${write.mark} was turned away`);
    return answer;
  };
  return vi.waitFor(send, { timeout: 10_000, interval: 100 });
}

/** The status as soon as it is there, as the body may not arrive whole any more; undefined without an answer. */
async function statusOf(write: Write, url: string): Promise<number | undefined> {
  const answer = await write.send(url).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => {});
  return answer?.status;
}

/** A like is undone by a second one, so that call takes no Idempotency-Key. */
function hasKey({ kind }: Write): boolean {
  return kind !== "like";
}
