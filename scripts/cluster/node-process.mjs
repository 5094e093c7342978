import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { StepFailure } from "../steps/failure.mjs";
import { nodeEntry } from "../steps/node-entries.mjs";
import { untilTrue } from "./until-true.mjs";

/** A first start migrates, and may draw the demo pictures. */
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 15_000;
const AGAIN_AFTER_MS = 1_000;

async function isReady(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

/** One application process of a cluster, on a port of its own; if it ends unasked, it is started again. */
export class NodeProcess {
  #env;
  #child;
  #ended = Promise.resolve();
  #isWanted = false;

  constructor(name, port, env) {
    this.name = name;
    this.port = port;
    this.#env = env;
  }

  /** Resolves when it is ready. */
  async start() {
    this.#spawn();
    if (!(await this.#untilReady())) {
      await this.stop();
      throw new StepFailure(`${this.name} did not start; its own words are above.`);
    }
    this.#isWanted = true;
  }

  get isStarted() {
    return this.#child !== undefined;
  }

  /** Asks it to stop and waits until it has; answers its exit code. */
  async stop() {
    this.#isWanted = false;
    if (this.#isRunning()) this.#child.kill("SIGTERM");
    const force = setTimeout(() => this.#child.kill("SIGKILL"), STOP_LIMIT_MS);
    await this.#ended;
    clearTimeout(force);
    return this.#child.exitCode;
  }

  #spawn() {
    this.#child = spawn(process.execPath, [nodeEntry("main")], {
      env: { ...process.env, ...this.#env, PORT: String(this.port), HOST: "127.0.0.1" },
      stdio: ["ignore", "inherit", "inherit"],
    });
    this.#ended = new Promise((resolve) => {
      this.#child.once("exit", () => {
        resolve();
        if (this.#isWanted) void this.#startAgain();
      });
    });
  }

  #isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async #untilReady() {
    await untilTrue(async () => !this.#isRunning() || (await isReady(this.port)), START_LIMIT_MS);
    if (!this.#isRunning()) return false;
    console.log(`${this.name} is ready (process ${this.#child.pid})`);
    return true;
  }

  async #startAgain() {
    console.error(`${this.name} ended by itself and is started again`);
    await pause(AGAIN_AFTER_MS);
    if (!this.#isWanted) return;
    this.#spawn();
    await this.#untilReady();
  }
}
