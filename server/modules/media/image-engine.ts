import sharp from "sharp";

// One thread for each picture: what runs side by side is decided by the work limits, so that a burst of pictures never
// takes more cores and memory than they allow.
sharp.concurrency(1);
// The engine would keep the last hundred operations with their pixels; no picture is worked on twice in a row.
sharp.cache(false);

/** The image library as every part of this module uses it. */
export { sharp };
