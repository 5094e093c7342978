import { type Logger, pino } from "pino";
import pretty from "pino-pretty";

/** The process's log: JSON lines for machines, short readable lines on a terminal. */
export function createLogger(level: string, environment: string): Logger {
  const options = { level, redact: ["req.headers.authorization", "req.headers.cookie"] };
  const readable = environment === "development" || process.stdout.isTTY;
  return readable ? pino(options, pretty({ ignore: "pid,hostname", sync: true })) : pino(options);
}
