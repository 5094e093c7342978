import { darken, lighten } from "../colour-math.ts";
import { moved } from "../outline.ts";
import { printOver } from "../prints.ts";
import { type Cloth, leather, rigid } from "../shading/cloth.ts";
import type { Sketch } from "../sketch.ts";
import type { Drawing } from "./drawing.ts";

type Shift = (d: string) => string;

/** The same shoe twice from its side, the far one higher and further back. */
function drawProfiles(draw: (shift: Shift) => void, dx: number, dy: number): void {
  draw((d) => moved(d, -dx / 2, -dy / 2));
  draw((d) => moved(d, dx / 2, dy / 2));
}

const shine: Cloth = { ...leather, gloss: 0.9 };

export const heels: Drawing = (s, piece) => {
  const fill = piece.main;
  const style = piece.variety % 3;
  const print = printOver(piece, { scale: 0.5 });
  drawProfiles(
    (shift) => {
      const heel =
        style === 0
          ? "M-128 -40C-124 10 -122 60 -124 112L-106 112C-100 60 -92 20 -80 -6Z"
          : "M-132 -36C-128 20 -126 70 -126 112L-84 112C-80 70 -74 20 -66 -4Z";
      s.cloth(shift(heel), { fill: style === 1 ? "#a9794a" : darken(fill, 0.12), cloth: shine });
      s.cloth(
        shift(
          "M-134 -34C-110 -10 -70 4 -30 44C0 76 40 98 80 102C120 104 158 104 162 98C164 108 160 112 150 113C90 116 20 112 -20 84C-50 56 -90 14 -130 -14Z",
        ),
        { fill: darken(fill, 0.6), cloth: rigid },
      );
      if (style === 2) {
        s.cloth(
          shift(
            "M-134 -34C-110 -12 -70 2 -30 42C0 74 40 96 80 100C120 102 156 102 160 96C150 88 120 88 90 84C50 76 20 56 -10 22C-40 -10 -80 -44 -120 -50Z",
          ),
          { fill: "#d6b48a", cloth: rigid },
        );
        s.cloth(shift("M52 88C62 56 88 34 112 34C128 42 140 62 148 90C120 96 84 98 52 88Z"), {
          fill,
          cloth: shine,
          print,
        });
        s.cloth(
          shift(
            "M-130 -38C-136 -70 -130 -92 -112 -104L-98 -100C-110 -88 -114 -66 -108 -36C-114 -32 -124 -32 -130 -38Z",
          ),
          { fill, cloth: shine },
        );
        s.line(shift("M-108 -98C-80 -118 -40 -116 -18 -92C-4 -74 -10 -50 -24 -34"), {
          colour: darken(fill, 0.4),
          width: 10,
          opacity: 0.35,
        });
        s.line(shift("M-108 -100C-80 -120 -40 -118 -18 -94C-4 -76 -10 -52 -24 -36"), {
          colour: fill,
          width: 8,
        });
      } else {
        // The far side of the opening, then the upper with its topline dipping at the arch.
        s.cloth(shift("M-118 -84C-70 -66 0 -22 48 30C20 34 -50 14 -92 -30C-106 -48 -114 -66 -118 -84Z"), {
          fill: darken(fill, 0.5),
          cloth: rigid,
        });
        s.cloth(
          shift(
            "M-134 -82C-142 -60 -142 -40 -134 -28C-108 -6 -70 10 -30 50C0 80 40 98 84 102C120 104 156 104 162 96C164 84 136 64 100 46C80 36 62 26 46 24C0 24 -54 6 -88 -34C-102 -50 -112 -68 -118 -86C-122 -92 -132 -90 -134 -82Z",
          ),
          {
            fill,
            cloth: shine,
            print,
            folds: [{ d: "M150 92C110 72 80 62 40 50", width: 12, height: 0.5 }],
          },
        );
        s.line(shift("M-118 -86C-112 -68 -102 -50 -88 -34C-54 6 0 24 46 24C62 26 80 36 100 46"), {
          colour: lighten(fill, 0.5),
          width: 1.6,
          opacity: 0.5,
        });
      }
    },
    74,
    62,
  );
};

function boot(s: Sketch, shift: Shift, fill: string, laced: boolean): void {
  s.cloth(shift("M-84 122C-40 128 40 128 96 126C104 130 104 146 96 148L-84 148C-92 146 -92 126 -84 122Z"), {
    fill: laced ? "#3a2c22" : darken(fill, 0.65),
    cloth: rigid,
  });
  s.cloth(shift("M-88 132L-40 132L-38 162L-86 162Z"), {
    fill: laced ? "#3a2c22" : darken(fill, 0.7),
    cloth: rigid,
  });
  s.cloth(
    shift(
      "M-82 -150C-50 -158 0 -158 30 -150C34 -90 30 -40 36 0C44 34 80 52 96 84C104 104 102 120 98 128C40 132 -40 132 -86 128C-92 80 -86 20 -80 -40C-78 -90 -84 -120 -82 -150Z",
    ),
    {
      fill,
      cloth: leather,
      folds: [
        { d: "M34 -6C10 6 -20 10 -50 4", width: 11, height: 0.9 },
        { d: "M30 22C6 30 -24 30 -56 20", width: 10, height: -0.8 },
        { d: "M30 -60C10 -50 -20 -50 -40 -58", width: 11, height: 0.7 },
      ],
    },
  );
  s.seam(shift("M-86 60C-50 44 -30 60 -24 126"), fill, 1.6);
  if (laced) {
    s.seam(shift("M8 -150C4 -80 6 -20 18 14C34 40 56 46 70 50"), fill, 1.6);
    for (const [x, y] of [
      [32, -120],
      [32, -92],
      [32, -64],
      [34, -36],
      [38, -8],
      [50, 16],
    ] as const) {
      s.line(shift(`M${x + 2} ${y}L${x - 22} ${y + 8}`), { colour: "#1a1210", width: 6, opacity: 0.35 });
      s.line(shift(`M${x + 2} ${y - 1}L${x - 22} ${y + 7}`), { colour: "#e0c692", width: 4 });
    }
    s.cloth(shift("M-86 -158C-50 -168 0 -168 34 -158L32 -136C0 -146 -50 -146 -82 -136Z"), {
      fill: darken(fill, 0.25),
      cloth: leather,
    });
  } else {
    s.cloth(
      shift(
        "M-40 -148C-26 -150 -10 -150 4 -148C2 -100 -2 -50 -12 -14C-22 -14 -28 -18 -34 -24C-38 -70 -42 -110 -40 -148Z",
      ),
      { fill: darken(fill, 0.35), cloth: rigid },
    );
    s.line(shift("M-80 -150C-88 -164 -78 -172 -74 -152"), { colour: darken(fill, 0.3), width: 5 });
  }
}

export const boots: Drawing = (s, piece) => {
  drawProfiles((shift) => boot(s, shift, piece.main, piece.variety % 2 === 0), 118, 34);
};
