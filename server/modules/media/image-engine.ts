import sharp from "sharp";

// One thread for each picture: `limitConcurrency` decides how many pictures are processed at once, which bounds cores and memory.
sharp.concurrency(1);
// The cache would retain the last hundred operations with their pixels, and no picture is processed twice in a row.
sharp.cache(false);

/** The configured image library; the modules import it from here. */
export { sharp };
