/** Where a large piece goes: its middle, the most room it may take, its turn in degrees. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  /** Lies beneath the slots that are not. */
  readonly under: boolean;
}

/** Slots for long pieces (trousers, dresses, kurtas) and for the others, each in order of importance. */
export interface Layout {
  readonly long: readonly Slot[];
  readonly short: readonly Slot[];
}

const at = (x: number, y: number, width: number, height: number, turn: number): Slot => ({
  x,
  y,
  width,
  height,
  turn,
  under: false,
});
const below = (x: number, y: number, width: number, height: number, turn: number): Slot => ({
  x,
  y,
  width,
  height,
  turn,
  under: true,
});

type Layouts = readonly [Layout, ...Layout[]];

/** A top laid over its trousers or skirt. */
const topOverBottom: Layouts = [
  { short: [at(430, 500, 680, 790, -3)], long: [below(800, 880, 540, 1040, 4)] },
  { short: [at(540, 460, 720, 780, 0)], long: [below(560, 1080, 520, 900, 0)] },
  { short: [at(400, 540, 660, 800, -4)], long: [below(850, 680, 540, 1060, 3)] },
  { short: [at(760, 480, 700, 780, 3)], long: [below(420, 840, 540, 1040, -4)] },
  { short: [at(580, 470, 700, 780, -3)], long: [below(740, 1060, 520, 900, -7)] },
];

/** A top laid over its shorts or short skirt. */
const topOverShorts: Layouts = [
  { long: [], short: [at(560, 470, 720, 760, 0), below(590, 1030, 620, 660, 0)] },
  { long: [], short: [at(440, 490, 720, 780, -4), below(790, 1010, 640, 640, 4)] },
  { long: [], short: [at(720, 500, 720, 780, 3), below(480, 1060, 620, 620, -5)] },
];

/** Layouts by how many long and how many short pieces there are: "2/1" is two long, one short. */
const layouts: Readonly<Record<string, Layouts>> = {
  "1/0": [
    { long: [at(450, 720, 740, 1240, -2)], short: [] },
    { long: [at(600, 680, 780, 1120, 0)], short: [] },
    { long: [at(470, 790, 740, 1260, 3)], short: [] },
    { long: [at(560, 740, 740, 1180, -4)], short: [] },
  ],
  "0/1": [
    { long: [], short: [at(560, 560, 820, 900, -3)] },
    { long: [], short: [at(600, 640, 840, 900, 0)] },
    { long: [], short: [at(520, 700, 800, 900, 4)] },
  ],
  "1/1": [
    { long: [at(430, 740, 660, 1180, -2)], short: [below(830, 470, 620, 760, 6)] },
    { long: [at(430, 690, 660, 1120, 2)], short: [below(830, 560, 640, 780, -4)] },
    { long: [below(420, 700, 640, 1120, -3)], short: [at(820, 1000, 580, 660, 4)] },
    { long: [at(740, 760, 640, 1140, 3)], short: [below(360, 480, 600, 740, -5)] },
  ],
  "2/0": [
    { long: [at(400, 680, 640, 1120, -2), below(840, 700, 540, 980, 4)], short: [] },
    { long: [at(420, 740, 640, 1140, 2), below(850, 580, 560, 940, -3)], short: [] },
    { long: [at(560, 620, 660, 1080, 0), below(790, 880, 540, 1000, 5)], short: [] },
  ],
  "0/2": [
    { long: [], short: [at(420, 480, 700, 760, -4), below(790, 940, 680, 740, 4)] },
    { long: [], short: [at(780, 520, 700, 760, 4), below(400, 900, 680, 740, -4)] },
  ],
  "0/3": [
    {
      long: [],
      short: [at(370, 420, 600, 640, -4), below(830, 500, 600, 640, 4), at(460, 1030, 560, 600, 2)],
    },
    {
      long: [],
      short: [at(760, 420, 620, 660, 3), below(350, 620, 600, 640, -5), at(770, 1030, 560, 600, -2)],
    },
  ],
  "1/2": [
    {
      short: [at(360, 430, 600, 690, -4), below(840, 490, 580, 680, 5)],
      long: [below(470, 1070, 470, 860, 0)],
    },
    {
      short: [at(800, 470, 620, 700, 3), below(340, 410, 560, 640, -6)],
      long: [below(430, 1010, 470, 920, -3)],
    },
    {
      short: [at(390, 470, 640, 740, 0), below(880, 600, 560, 700, 5)],
      long: [below(410, 1090, 460, 860, 0)],
    },
    {
      short: [at(820, 420, 580, 640, 4), at(830, 1010, 560, 620, -3)],
      long: [below(360, 690, 560, 1100, -2)],
    },
  ],
  "2/1": [
    {
      long: [at(350, 600, 580, 1020, -2), below(740, 640, 460, 920, 3)],
      short: [at(880, 1110, 500, 560, 4)],
    },
    {
      long: [at(780, 620, 580, 1040, 2), below(400, 820, 460, 960, -4)],
      short: [at(300, 390, 460, 520, -5)],
    },
    {
      long: [at(560, 620, 580, 1020, 0), below(250, 800, 380, 860, -5)],
      short: [below(910, 470, 500, 560, 6)],
    },
  ],
  "3/0": [
    {
      long: [at(380, 690, 640, 1180, -2), below(760, 600, 500, 1000, 3), below(960, 960, 420, 940, 6)],
      short: [],
    },
    {
      long: [at(600, 640, 640, 1140, 0), below(290, 860, 460, 1000, -5), below(900, 880, 440, 1000, 5)],
      short: [],
    },
    {
      long: [at(780, 700, 640, 1180, 2), below(420, 560, 500, 940, -4), below(260, 960, 420, 940, -7)],
      short: [],
    },
  ],
  "0/4": [
    {
      long: [],
      short: [
        at(330, 370, 520, 560, -4),
        below(870, 400, 520, 560, 4),
        below(340, 930, 520, 540, 3),
        at(850, 950, 520, 540, -3),
      ],
    },
  ],
  "1/3": [
    {
      short: [at(340, 380, 540, 600, -4), below(860, 400, 540, 600, 4), at(840, 970, 520, 560, -3)],
      long: [below(350, 1030, 420, 820, -1)],
    },
  ],
  "2/2": [
    {
      short: [at(340, 390, 540, 600, -3), below(860, 420, 540, 600, 4)],
      long: [below(330, 1030, 410, 800, -1), below(740, 1060, 400, 780, 3)],
    },
  ],
  "3/1": [
    {
      long: [at(290, 540, 460, 860, -2), below(640, 590, 400, 800, 2), below(960, 540, 360, 800, 4)],
      short: [at(420, 1230, 480, 500, 2)],
    },
  ],
};

/** For rarer mixes: five places that take anything. */
const crowded: readonly Slot[] = [
  at(320, 360, 500, 560, -4),
  below(880, 360, 500, 560, 4),
  at(920, 940, 440, 580, 3),
  below(270, 970, 360, 720, -1),
  below(600, 930, 380, 680, -2),
];

/** The pieces that a layout must place. */
export interface LayoutWish {
  readonly long: number;
  readonly short: number;
  /** There are just a top and its bottom. */
  readonly topOverBottom: boolean;
}

export function layoutsFor(wish: LayoutWish): Layouts {
  if (wish.topOverBottom) return wish.long === 1 ? topOverBottom : topOverShorts;
  return (
    layouts[`${wish.long}/${wish.short}`] ?? [
      { long: crowded.slice(wish.short), short: crowded.slice(0, wish.short) },
    ]
  );
}

/** The layout's slot seen in a mirror. */
export const mirroredSlot = (slot: Slot): Slot => ({ ...slot, x: 1200 - slot.x, turn: -slot.turn });
