import { Presets, SingleBar } from "cli-progress";

/** How far a long job is, shown to whoever waits for it. */
export interface Progress {
  /** `done` of the total; `note` says what so far came of it. */
  update(done: number, note?: string): void;
  end(): void;
}

export interface ProgressOptions {
  title: string;
  total: number;
  /** Takes a line where there is no terminal to draw a bar on. */
  writeLine: (line: string) => void;
  terminal?: boolean;
}

/** Without a terminal a line is written each time this share of the work is done. */
const LINE_EACH = 0.25;

/** A bar on a terminal; elsewhere a few plain lines, which a log can hold. */
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
      const reached = total === 0 ? 0 : Math.floor(done / total / LINE_EACH);
      if (reached <= written) return;
      written = reached;
      writeLine([title, `${done}/${total}`, note].filter((part) => part !== "").join(" "));
    },
    end: () => {},
  };
}
