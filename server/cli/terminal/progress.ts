import { Presets, SingleBar } from "cli-progress";

/** The progress of a long job. */
export interface Progress {
  /** `done` is the number of finished steps; `note` is shown beside it. */
  update(done: number, note?: string): void;
  end(): void;
}

export interface ProgressOptions {
  title: string;
  total: number;
  /** Receives the lines that replace the bar where there is no terminal. */
  writeLine: (line: string) => void;
  terminal?: boolean;
}

/** Without a terminal, a line is written after each such share of the work. */
const LINE_INTERVAL = 0.25;

/** A bar on a terminal; elsewhere a few plain lines, suitable for logs. */
export function showProgress({
  title,
  total,
  writeLine,
  terminal = process.stderr.isTTY === true,
}: ProgressOptions): Progress {
  return terminal ? bar(title, total) : lines(title, total, writeLine);
}

function bar(title: string, total: number): Progress {
  const single = new SingleBar(
    { format: `${title} {bar} {value}/{total} {note}`, barsize: 30 },
    Presets.shades_classic,
  );
  single.start(total, 0, { note: "" });
  return {
    update: (done, note = "") => single.update(done, { note }),
    end: () => single.stop(),
  };
}

function lines(title: string, total: number, writeLine: (line: string) => void): Progress {
  let written = 0;
  return {
    update: (done, note = "") => {
      const reached = total === 0 ? 0 : Math.floor(done / total / LINE_INTERVAL);
      if (reached <= written) return;
      written = reached;
      writeLine([title, `${done}/${total}`, note].filter((part) => part !== "").join(" "));
    },
    end: () => {},
  };
}
