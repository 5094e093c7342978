import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { StepFailure } from "../steps/failure.mjs";
import { nodeEntry } from "../steps/node-entries.mjs";
import { waitUntil } from "./wait-until.mjs";

/** Bounds a start that hangs; a slow machine may need minutes to migrate and to seed. */
const START_LIMIT_MS = 600_000;
const STOP_LIMIT_MS = 15_000;
const RESTART_DELAY_MS = 1_000;

/** @param {number} port */
async function isReady(port) {
  const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  await response?.arrayBuffer();
  return response?.ok ?? false;
}

/** One application process of a cluster, on its own port, restarted when it ends unexpectedly. */
export class NodeProcess {
  #env;
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #child;
  /** @type {Promise<void>} */
  #ended = Promise.resolve();
  #shouldRun = false;

  /**
   * @param {string} name
   * @param {number} port
   * @param {NodeJS.ProcessEnv} env
   */
  constructor(name, port, env) {
    this.name = name;
    this.port = port;
    this.#env = env;
  }

  /** Resolves when the process is ready. */
  async start() {
    this.#spawn();
    if (!(await this.#untilReady())) {
      await this.stop();
      throw new StepFailure(`${this.name} did not start; its output is above.`);
    }
    this.#shouldRun = true;
  }

  get isStarted() {
    return this.#child !== undefined;
  }

  /** Resolves when the process has ended. */
  async stop() {
    this.#shouldRun = false;
    if (this.#isRunning()) this.#child?.kill("SIGTERM");
    const force = setTimeout(() => this.#child?.kill("SIGKILL"), STOP_LIMIT_MS);
    await this.#ended;
    clearTimeout(force);
  }

  #spawn() {
    const child = spawn(process.execPath, [nodeEntry("main")], {
      env: { ...process.env, ...this.#env, PORT: String(this.port), HOST: "127.0.0.1" },
      stdio: ["ignore", "inherit", "inherit"],
    });
    this.#child = child;
    this.#ended = new Promise((resolve) => {
      child.once("exit", () => {
        resolve();
        if (this.#shouldRun) void this.#restart();
      });
    });
  }

  #isRunning() {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  async #untilReady() {
    await waitUntil(async () => !this.#isRunning() || (await isReady(this.port)), START_LIMIT_MS);
    if (!this.#isRunning()) return false;
    console.log(`${this.name} is ready (process ${this.#child?.pid})`);
    return true;
  }

  async #restart() {
    console.error(`${this.name} ended unexpectedly and is restarted`);
    await pause(RESTART_DELAY_MS);
    if (!this.#shouldRun) return;
    this.#spawn();
    await this.#untilReady();
  }
}
