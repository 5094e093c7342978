import { GALLERY_PATH } from "../gallery-server.mjs";

/** Screens of the development server. @type {import("./screen.mjs").Screen[]} */
export const DEVELOPMENT = [{ name: "dev-ui", path: GALLERY_PATH, development: true }];
