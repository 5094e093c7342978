import { classify, tolerancesFor } from "./classify.ts";
import { isCredible, isEven, isSound, lookAtOutline } from "./credible.ts";
import { edgePixels, type Grid } from "./grid.ts";
import { fitGround, type GroundModel } from "./ground-model.ts";
import { approachEdges, growGround, growShadows, reachFor } from "./growth.ts";
import { openHoles, removeSpecks } from "./holes.ts";
import { type Lab, reduceLab } from "./oklab.ts";

/** Longest side in pixels of the small picture on which the ground's surface is fitted. */
const MODEL_SIDE = 400;
/** Depth of the edges from which the ground starts, as a share of the shorter side. */
const EDGE_SHARE = 0.015;

/** The picture's ground; undefined where it is not even, or leaves nothing that can be a product. */
export function findGround(lab: Lab): Grid | undefined {
  const longest = Math.max(lab.width, lab.height);
  const model = modelOf(reduceLab(lab, Math.max(1, Math.round(longest / MODEL_SIDE))));
  if (!model) return undefined;
  const tolerances = tolerancesFor(model, longest);
  const classes = classify(lab, model, tolerances);
  const reach = reachFor(longest);
  const bare = growGround(classes, lab, reach);
  const shaded = growShadows(bare, classes, lab, { reach, tolerance: 25 + model.noise });
  const [best] = [bare, shaded]
    .map((ground) => {
      approachEdges(ground, classes, lab, { reach, tolerance: 1.6 * tolerances.exact });
      openHoles(ground, classes, lab, model);
      removeSpecks(ground);
      return { ground, outline: lookAtOutline(ground, lab) };
    })
    .sort((one, other) => other.outline.contrast - one.outline.contrast);
  return best && isCredible(best.ground) && isSound(best.outline) ? best.ground : undefined;
}

/**
 * The surface that fits the picture's edges says roughly what is ground; the one that fits all of that follows it
 * closely.
 */
function modelOf(lab: Lab): GroundModel | undefined {
  const { width, height } = lab;
  const depth = Math.max(1, Math.round(EDGE_SHARE * Math.min(width, height)));
  const rough = fitGround(lab, edgePixels(width, height, depth), 2);
  if (!isEven(rough)) return undefined;
  const tolerances = tolerancesFor(rough, Math.max(width, height));
  const classes = classify(lab, rough, { ...tolerances, exact: 2 * tolerances.exact });
  const { cells } = growGround(classes, lab, 1);
  const pixels: number[] = [];
  for (let at = 0; at < cells.length; at++) if (cells[at]) pixels.push(at);
  return pixels.length === 0 ? rough : fitGround(lab, Int32Array.from(pixels), 4);
}
