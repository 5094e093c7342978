import type { ItemKind } from "../kinds.ts";
import type { Drawing } from "../sketch.ts";
import * as accessories from "./accessories.ts";
import * as bags from "./bags.ts";
import * as bottoms from "./bottoms.ts";
import * as draped from "./draped.ts";
import * as dresses from "./dresses.ts";
import * as heelsAndBoots from "./heels-boots.ts";
import * as jackets from "./jackets.ts";
import * as jewellery from "./jewellery.ts";
import * as knits from "./knits.ts";
import * as kurtas from "./kurtas.ts";
import * as leatherShoes from "./leather-shoes.ts";
import * as onePieceSuits from "./one-piece-suits.ts";
import * as sandals from "./sandals.ts";
import * as shirts from "./shirts.ts";
import * as sneakers from "./sneakers.ts";
import * as tailoring from "./tailoring.ts";
import * as tees from "./tees.ts";

/** The drawing of each kind of item: the modules export them by the names of the kinds. */
export const drawings: Readonly<Record<ItemKind, Drawing>> = {
  ...accessories,
  ...bags,
  ...bottoms,
  ...draped,
  ...dresses,
  ...heelsAndBoots,
  ...jackets,
  ...jewellery,
  ...knits,
  ...kurtas,
  ...leatherShoes,
  ...onePieceSuits,
  ...sandals,
  ...shirts,
  ...sneakers,
  ...tailoring,
  ...tees,
};
