import { darken, lighten } from "../colour-math.ts";
import { moved, pointsOf } from "../outline.ts";
import { printOver } from "../prints.ts";
import { type Cloth, crease, leather, rigid } from "../shading/cloth.ts";
import type { Drawing, Sketch } from "../sketch.ts";
import outlines from "./outlines.json" with { type: "json" };

/** The same shoe twice from its side, the far one higher and further back. */
function drawProfiles(s: Sketch, dx: number, dy: number, draw: () => void): void {
  for (const half of [-0.5, 0.5]) s.through((d) => moved(d, dx * half, dy * half), draw);
}

const shine: Cloth = { ...leather, gloss: 0.9 };

export const heels: Drawing = (s, item) => {
  const fill = item.main;
  const style = item.variety % 3;
  const print = printOver(item, { scale: 0.5 });
  drawProfiles(s, 74, 62, () => {
    const heel = style === 0 ? outlines.stilettoHeel : outlines.blockHeel;
    s.cloth(heel, style === 1 ? "#a9794a" : darken(fill, 0.12), shine);
    s.cloth(outlines.heelsSole, darken(fill, 0.6), rigid);
    if (style === 2) {
      s.cloth(outlines.heelsInsole, "#d6b48a", rigid);
      s.cloth(outlines.heelsBand, fill, shine, { print });
      s.cloth(outlines.heelsBack, fill, shine);
      s.line("M-108 -98C-80 -118 -40 -116 -18 -92C-4 -74 -10 -50 -24 -34", darken(fill, 0.4), 10, {
        opacity: 0.35,
      });
      s.line("M-108 -100C-80 -120 -40 -118 -18 -94C-4 -76 -10 -52 -24 -36", fill, 8);
    } else {
      // The far side of the opening, then the upper with its topline dipping at the arch.
      s.cloth(outlines.pumpInside, darken(fill, 0.5), rigid);
      s.cloth(outlines.pumpUpper, fill, shine, {
        print,
        folds: [crease("M150 92C110 72 80 62 40 50", 12, 0.5)],
      });
      s.line(outlines.pumpTopline, lighten(fill, 0.5), 1.6, { opacity: 0.5 });
    }
  });
};

function boot(s: Sketch, fill: string, laced: boolean): void {
  s.cloth(outlines.bootSole, laced ? "#3a2c22" : darken(fill, 0.65), rigid);
  s.cloth("M-88 132L-40 132L-38 162L-86 162Z", laced ? "#3a2c22" : darken(fill, 0.7), rigid);
  s.cloth(outlines.bootUpper, fill, leather, {
    folds: [
      crease("M34 -6C10 6 -20 10 -50 4", 11, 0.9),
      crease("M30 22C6 30 -24 30 -56 20", 10, -0.8),
      crease("M30 -60C10 -50 -20 -50 -40 -58", 11, 0.7),
    ],
  });
  s.seam("M-86 60C-50 44 -30 60 -24 126", fill, 1.6);
  if (laced) {
    s.seam("M8 -150C4 -80 6 -20 18 14C34 40 56 46 70 50", fill, 1.6);
    for (const [x, y] of pointsOf(32, -120, 32, -92, 32, -64, 34, -36, 38, -8, 50, 16)) {
      s.line(`M${x + 2} ${y}L${x - 22} ${y + 8}`, "#1a1210", 6, { opacity: 0.35 });
      s.line(`M${x + 2} ${y - 1}L${x - 22} ${y + 7}`, "#e0c692", 4);
    }
    s.cloth(outlines.bootCollar, darken(fill, 0.25), leather);
  } else {
    s.cloth(outlines.bootElastic, darken(fill, 0.35), rigid);
    s.line("M-80 -150C-88 -164 -78 -172 -74 -152", darken(fill, 0.3), 5);
  }
}

export const chelseaBoots: Drawing = (s, item) => {
  drawProfiles(s, 118, 34, () => boot(s, item.main, false));
};

export const boots: Drawing = (s, item) => {
  drawProfiles(s, 118, 34, () => boot(s, item.main, item.variety % 2 === 0));
};
