import * as messages from "#app/features/boards/messages.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { Board } from "#contract/boards/boards.ts";

const SIZES = {
  large:
    "(min-width: 96rem) 18rem, (min-width: 64rem) 20vw, (min-width: 40rem) 30vw, (min-resolution: 2.5dppx) 36vw, 60vw",
  small:
    "(min-width: 96rem) 9rem, (min-width: 64rem) 10vw, (min-width: 40rem) 15vw, (min-resolution: 2.5dppx) 18vw, 30vw",
};
/** A square of 9:8 holds one picture of 3:4 and two of half its size beside it, so that none is cut. */
const CELLS = ["col-span-2 row-span-2", "col-start-3 row-start-1", "col-start-3 row-start-2"];

/** The collage of a board's first looks; empty cells stay paper. */
export function BoardCover({ covers }: Pick<Board, "covers">) {
  if (covers.length === 0) {
    return (
      <div
        aria-hidden="true"
        className="grid aspect-9/8 place-items-center bg-paper-deep outline-1 outline-line-strong/35 -outline-offset-12"
      >
        <span className="font-display text-display-s text-ink-faint italic">{messages.blankPage}</span>
      </div>
    );
  }
  return (
    <div aria-hidden="true" className="grid aspect-9/8 grid-cols-3 grid-rows-2 gap-0.5 overflow-hidden">
      {CELLS.map((cell, index) => {
        const cover = covers[index];
        const shape = classNames("min-h-0 min-w-0", cell);
        if (!cover?.image) return <div key={cell} className={classNames("bg-paper-deep", shape)} />;
        return (
          <Picture
            key={cell}
            picture={cover}
            alt=""
            sizes={index === 0 ? SIZES.large : SIZES.small}
            className={shape}
            hoverZoom
          />
        );
      })}
    </div>
  );
}
